BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0031');
CREATE TABLE circuits (
	id TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	folded TEXT NOT NULL, 
	status TEXT NOT NULL, 
	opened DOUBLE NOT NULL, 
	document TEXT NOT NULL, version BIGINT DEFAULT '0' NOT NULL, next_due DOUBLE, host BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "circuits" VALUES('pyhkj',1456074443980800002,'spring cup','open',1767225602.0,'{"id":"pyhkj","guild":1456074443980800002,"channel":1456074443980800003,"name":"Spring Cup","host":1456074452369408000,"limit":{"number":5,"kind":"games"},"opened":1767225602.0,"status":"open","hints":false,"version":1,"title":"","robots":"ignore","locale":"en","closed_at":0.0}',2,NULL,1456074452369408000);
CREATE TABLE dailies (
	person BIGINT NOT NULL, 
	day INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	title TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	place INTEGER, 
	score INTEGER, 
	PRIMARY KEY (person, day), 
	UNIQUE (table_id)
);
CREATE TABLE daily_shares (
	guild BIGINT NOT NULL, 
	day INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	name TEXT NOT NULL, channel BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (guild, day, person)
);
CREATE TABLE facts (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "facts" VALUES('commands','{"digest":"bd9c9632cf1c348c48ecb40c88fd9d4daebdbe7c0ab3227d1f267114ec88aa45","ids":{"race start":1456074443980800004,"rasant start":1456074443980800006,"scrap start":1456074443980800008,"smack start":1456074443980800010,"piston start":1456074443980800012,"daily":1456074443980800014,"paddock":1456074443980800016,"help":1456074443980800018,"practice robots":1456074443980800020,"practice puzzles":1456074443980800020,"settings":1456074443980800022,"server":1456074443980800024,"table list":1456074443980800026,"table show":1456074443980800026,"table leave":1456074443980800026,"table end":1456074443980800026,"table robot":1456074443980800026,"league create":1456074443980800028,"league standings":1456074443980800028,"league close":1456074443980800028,"league driver":1456074443980800028}}');
INSERT INTO "facts" VALUES('heartbeat','{"at":1767225679.2399998,"lost":0.0}');
CREATE TABLE interactions (
	id BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE left_servers (
	guild BIGINT NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (guild)
);
CREATE TABLE lobbies (
	id TEXT NOT NULL, 
	title TEXT NOT NULL, 
	document TEXT NOT NULL, version BIGINT DEFAULT '0' NOT NULL, guild BIGINT DEFAULT '0' NOT NULL, channel BIGINT DEFAULT '0' NOT NULL, circuit TEXT DEFAULT '' NOT NULL, opened DOUBLE DEFAULT '0' NOT NULL, next_due DOUBLE, 
	PRIMARY KEY (id)
);
INSERT INTO "lobbies" VALUES('x4wqx','gear_head','{"id":"x4wqx","title":"gear_head","place":{"guild":1456074443980800002,"channel":1456074443980800003,"locale":"en","anywhere":false},"host":1456074692153573376,"options":{},"pace":"live","seating":"random","players":[{"name":"Di","person":1456074692153573376,"robot":null,"left":false,"missed":0,"pressed":0.0,"passes":false,"since":0,"ahead":"","cut":"","car":null},{"name":"Bo","person":1456074452369408001,"robot":null,"left":false,"missed":0,"pressed":0.0,"passes":false,"since":0,"ahead":"","cut":"","car":null},{"name":"Eve","person":1456074692237459456,"robot":null,"left":false,"missed":0,"pressed":0.0,"passes":false,"since":0,"ahead":"","cut":"","car":null}],"expires":1767232859.1899998,"circuit":"pyhkj","after":"","open_seats":false,"version":2,"secret":"venue 5","old":null,"called":false,"asked":[],"night":""}',2,1456074443980800002,1456074443980800003,'pyhkj',1.76722565916999983792e+09,1.76723285918999981885e+09);
CREATE TABLE missed (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	loss DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat, ply)
);
CREATE TABLE moves (
	table_id TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	"by" TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES('3yqtj',1,1,'{"location":"junk yard","kind":"place"}','player',1.76722564716999983782e+09);
INSERT INTO "moves" VALUES('3yqtj',2,0,'{"location":"workshop","kind":"place"}','player',1.76722565016999983789e+09);
INSERT INTO "moves" VALUES('3yqtj',3,1,'{"location":"junk yard","kind":"place"}','player',1.76722565316999983783e+09);
INSERT INTO "moves" VALUES('3yqtj',4,0,'{"location":"patent office","kind":"place"}','player',1.76722565616999983785e+09);
INSERT INTO "moves" VALUES('6skdn',1,1,'{"cell":"E2","kind":"peek"}','player',1767225626.1);
INSERT INTO "moves" VALUES('6skdn',2,1,'{"cell":"H1","kind":"peek"}','player',1767225629.1);
INSERT INTO "moves" VALUES('6skdn',3,1,'{"cell":"E4","kind":"peek"}','player',1767225632.1);
INSERT INTO "moves" VALUES('6skdn',4,1,'{"cell":"F3","kind":"peek"}','player',1767225635.1);
INSERT INTO "moves" VALUES('ecexj',1,1,'{"card":["green",60],"kind":"play"}','player',1767225614.07);
INSERT INTO "moves" VALUES('ecexj',2,0,'{"kind":"pass"}','player',1767225617.07);
INSERT INTO "moves" VALUES('ecexj',3,0,'{"card":["red",80],"kind":"play"}','player',1767225620.07);
INSERT INTO "moves" VALUES('ecexj',4,1,'{"card":["black",120],"kind":"play"}','player',1767225623.07);
INSERT INTO "moves" VALUES('ncrwr',1,0,'{"kind":"draw"}','player',1767225602.04);
INSERT INTO "moves" VALUES('ncrwr',2,0,'{"card":["Fuel",3],"kind":"discard"}','player',1767225605.04);
INSERT INTO "moves" VALUES('ncrwr',3,1,'{"kind":"draw"}','player',1767225608.04);
INSERT INTO "moves" VALUES('ncrwr',4,1,'{"card":["Tires",5],"kind":"discard"}','player',1767225611.04);
INSERT INTO "moves" VALUES('pknxm',1,0,'{"card":30,"kind":"pick"}','player',1.76722563813999986644e+09);
INSERT INTO "moves" VALUES('pknxm',2,1,'{"card":58,"kind":"pick"}','player',1.76722564113999986651e+09);
INSERT INTO "moves" VALUES('pknxm',3,2,'{"card":57,"kind":"pick"}','player',1.76722564413999986641e+09);
INSERT INTO "moves" VALUES('pknxm',4,1,'{"kind":"refrain"}','clock',1.76722567443999981876e+09);
INSERT INTO "moves" VALUES('pknxm',5,0,'{"kind":"refrain"}','clock',1.76722567443999981876e+09);
INSERT INTO "moves" VALUES('pknxm',6,2,'{"kind":"refrain"}','clock',1.76722567443999981876e+09);
INSERT INTO "moves" VALUES('pqmr3',1,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',2,0,'{"card":["Gearshift",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',3,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',4,1,'{"card":["Gearshift",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',5,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',6,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',7,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',8,1,'{"card":["Battery",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',9,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',10,0,'{"card":["Driveshaft",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',11,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',12,1,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',13,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',14,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',15,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',16,1,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',17,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',18,0,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',19,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',20,1,'{"card":["Pistons",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',21,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',22,0,'{"card":["Fuel",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',23,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',24,1,'{"card":["Battery",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',25,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',26,0,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',27,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',28,1,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',29,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',30,0,'{"card":["Pistons",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',31,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',32,1,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',33,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',34,0,'{"card":["Gearshift",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',35,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',36,1,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',37,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',38,0,'{"card":["Pistons",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',39,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',40,1,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',41,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',42,0,'{"card":["Gearshift",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',43,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',44,1,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',45,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',46,0,'{"card":["Battery",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',47,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',48,1,'{"card":["Pistons",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',49,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',50,0,'{"card":["Fuel",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',51,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',52,1,'{"card":["Pistons",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',53,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',54,0,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',55,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',56,1,'{"card":["Pistons",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',57,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',58,0,'{"card":["Gearshift",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',59,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',60,1,'{"card":["Gearshift",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',61,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',62,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',63,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',64,1,'{"card":["Battery",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',65,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',66,0,'{"card":["Gearshift",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',67,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',68,1,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',69,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',70,0,'{"card":["Driveshaft",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',71,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',72,1,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',73,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',74,0,'{"card":["Fuel",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',75,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',76,1,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',77,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',78,0,'{"card":["Gearshift",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',79,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',80,1,'{"card":["Gearshift",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',81,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',82,0,'{"card":["Battery",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',83,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',84,1,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',85,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',86,0,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',87,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',88,1,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',89,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',90,0,'{"card":["Tires",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',91,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',92,1,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',93,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',94,0,'{"card":["Battery",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',95,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',96,1,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',97,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',98,0,'{"card":["Pistons",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',99,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',100,1,'{"card":["Battery",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',101,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',102,0,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',103,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',104,1,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',105,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',106,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',107,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',108,1,'{"card":["Battery",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',109,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',110,0,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',111,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',112,1,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',113,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',114,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',115,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',116,1,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',117,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',118,0,'{"card":["Tires",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',119,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',120,1,'{"card":["Tires",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',121,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',122,0,'{"card":["Fuel",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',123,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',124,1,'{"card":["Driveshaft",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',125,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',126,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',127,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',128,1,'{"card":["Tires",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',129,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',130,0,'{"card":["Gearshift",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',131,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',132,1,'{"card":["Fuel",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',133,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',134,0,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',135,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',136,1,'{"card":["Driveshaft",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',137,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',138,0,'{"card":["Gearshift",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',139,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',140,1,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',141,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',142,0,'{"card":["Pistons",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',143,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',144,1,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',145,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',146,0,'{"card":["Driveshaft",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',147,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',148,1,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',149,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',150,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',151,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',152,1,'{"card":["Gearshift",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',153,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',154,0,'{"card":["Battery",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',155,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',156,1,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',157,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',158,0,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',159,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',160,1,'{"card":["Pistons",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',161,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',162,0,'{"card":["Tires",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',163,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',164,1,'{"card":["Tires",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',165,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',166,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',167,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',168,1,'{"card":["Driveshaft",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',169,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',170,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',171,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',172,1,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',173,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',174,0,'{"card":["Tires",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',175,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',176,1,'{"card":["Pistons",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',177,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',178,0,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',179,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',180,1,'{"card":["Tires",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',181,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',182,0,'{"card":["Fuel",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',183,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',184,1,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',185,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',186,0,'{"card":["Tires",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',187,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',188,1,'{"card":["Pistons",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',189,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',190,0,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',191,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',192,1,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',193,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',194,0,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',195,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',196,1,'{"card":["Battery",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',197,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',198,0,'{"card":["Tires",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',199,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',200,1,'{"card":["Fuel",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',201,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',202,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',203,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',204,1,'{"card":["Battery",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',205,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',206,0,'{"card":["Fuel",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',207,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',208,1,'{"card":["Tires",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',209,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',210,0,'{"card":["Driveshaft",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',211,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',212,1,'{"card":["Driveshaft",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',213,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',214,0,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',215,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',216,1,'{"card":["Pistons",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',217,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',218,0,'{"card":["Battery",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',219,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',220,1,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',221,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',222,0,'{"card":["Pistons",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',223,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',224,1,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',225,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',226,0,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',227,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',228,1,'{"card":["Battery",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',229,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',230,0,'{"card":["Battery",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',231,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',232,1,'{"card":["Gearshift",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',233,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',234,0,'{"card":["Driveshaft",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',235,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',236,1,'{"card":["Battery",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',237,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',238,0,'{"card":["Fuel",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',239,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',240,1,'{"card":["Fuel",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',241,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',242,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',243,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',244,1,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',245,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',246,0,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',247,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',248,1,'{"card":["Battery",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',249,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',250,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',251,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',252,1,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',253,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',254,0,'{"card":["Driveshaft",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',255,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',256,1,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',257,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',258,0,'{"card":["Battery",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',259,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',260,1,'{"card":["Driveshaft",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',261,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',262,0,'{"card":["Tires",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',263,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',264,1,'{"card":["Tires",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',265,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',266,0,'{"card":["Tires",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',267,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',268,1,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',269,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',270,0,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',271,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',272,1,'{"card":["Battery",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',273,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',274,0,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',275,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',276,1,'{"card":["Battery",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',277,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',278,0,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',279,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',280,1,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',281,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',282,0,'{"card":["Battery",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',283,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',284,1,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',285,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',286,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',287,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',288,1,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',289,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',290,0,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',291,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',292,1,'{"card":["Driveshaft",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',293,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',294,0,'{"card":["Driveshaft",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',295,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',296,1,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',297,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',298,0,'{"card":["Gearshift",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',299,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',300,1,'{"card":["Gearshift",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',301,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',302,0,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',303,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',304,1,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',305,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',306,0,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',307,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',308,1,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',309,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',310,0,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',311,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',312,1,'{"card":["Gearshift",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',313,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',314,0,'{"card":["Gearshift",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',315,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',316,1,'{"card":["Fuel",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',317,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',318,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',319,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',320,1,'{"card":["Pistons",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',321,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',322,0,'{"card":["Pistons",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',323,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',324,1,'{"card":["Pistons",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',325,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',326,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',327,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',328,1,'{"card":["Fuel",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',329,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',330,0,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',331,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',332,1,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',333,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',334,0,'{"card":["Tires",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',335,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',336,1,'{"card":["Battery",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',337,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',338,0,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',339,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',340,1,'{"card":["Battery",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',341,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',342,0,'{"card":["Pistons",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',343,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',344,1,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',345,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',346,0,'{"card":["Battery",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',347,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',348,1,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',349,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',350,0,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',351,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',352,1,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',353,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',354,0,'{"card":["Fuel",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',355,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',356,1,'{"card":["Gearshift",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',357,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',358,0,'{"card":["Tires",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',359,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',360,1,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',361,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',362,0,'{"card":["Gearshift",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',363,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',364,1,'{"card":["Gearshift",6],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',365,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',366,0,'{"card":["Tires",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',367,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',368,1,'{"card":["Pistons",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',369,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',370,0,'{"card":["Fuel",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',371,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',372,1,'{"card":["Battery",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',373,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',374,0,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',375,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',376,1,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',377,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',378,0,'{"card":["Battery",3],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',379,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',380,1,'{"card":["Pistons",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',381,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',382,0,'{"card":["Pistons",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',383,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',384,1,'{"card":["Fuel",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',385,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',386,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',387,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',388,1,'{"card":["Fuel",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',389,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',390,0,'{"card":["Driveshaft",1],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',391,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',392,1,'{"card":["Pistons",4],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',393,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',394,0,'{"card":["Gearshift",2],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',395,1,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',396,1,'{"card":["Tires",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',397,0,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',398,0,'{"card":["Pistons",5],"kind":"discard"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',399,1,'{"kind":"draw"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',400,1,'{"discard":["Driveshaft",1],"kind":"pull_up"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',401,0,'{"kind":"take"}','player',1.76722565923999977107e+09);
INSERT INTO "moves" VALUES('pqmr3',402,0,'{"card":["Fuel",2],"kind":"discard"}','player',1.76722565923999977107e+09);
CREATE TABLE my_tables (
	person BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	shows TEXT NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "my_tables" VALUES(1456074452369408000,1456074452369408008,1456074515535626240,'f52a0710f937b718');
INSERT INTO "my_tables" VALUES(1456074452369408001,1456074452411351042,1456074515535626241,'71bdb05422b40754');
INSERT INTO "my_tables" VALUES(1456074452369408002,1456074452453294082,1456074565993103360,'00f4a7b8681a4042');
CREATE TABLE nights (
	id TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	document TEXT NOT NULL, 
	messages TEXT NOT NULL, 
	changed DOUBLE NOT NULL, 
	next_due DOUBLE, 
	PRIMARY KEY (id)
);
CREATE TABLE notes (
	id TEXT NOT NULL, 
	document TEXT NOT NULL, wanted BIGINT DEFAULT '0' NOT NULL, next_due DOUBLE, epoch BIGINT DEFAULT '0' NOT NULL, owner TEXT DEFAULT '' NOT NULL, expires DOUBLE DEFAULT '0' NOT NULL, closed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "notes" VALUES('ncrwr','{"channel":1456074443980800003,"locale":"en","anywhere":false,"way":null,"anchor":1456074452369408006,"face":"afd944d36086879a","board":{"key":"10:","due":1767225701},"ping":1456074679029596160,"called":{"turn":{"number":3,"reminded":true},"persons":[1456074452369408002]},"call":{"key":"1456074452369408006","due":1767225701},"last_call":1456074679029596160,"hands":{"1456074452369408000":{"channel":1456074452369408008,"message":1456074452369408009,"shows":{"key":"waits:2","due":0},"notified":null,"rests":0.0},"1456074452369408001":{"channel":1456074452411351042,"message":1456074452411351043,"shows":{"key":"waits:2:back1","due":0},"notified":null,"rests":0.0},"1456074452369408002":{"channel":1456074452453294082,"message":1456074452453294083,"shows":{"key":"why turn:3:0:1456074452369408006","due":1767225701},"notified":null,"rests":0.0}},"ephemeral_hands":{},"signposts":[],"trash":[],"leaving":0,"shut":[],"told":[],"result":0,"words":{},"settled":false,"final":false}',10,NULL,0,'',0.0,0);
INSERT INTO "notes" VALUES('ecexj','{"channel":1456074443980800003,"locale":"en","anywhere":false,"way":null,"anchor":1456074502868828161,"face":"6937e087bc8e8962","board":{"key":"9:","due":1767225713},"ping":0,"called":null,"call":{"key":"","due":0},"last_call":1456074502994657280,"hands":{"1456074452369408000":{"channel":1456074452369408008,"message":1456074502868828163,"shows":{"key":"why turn:5:2:1456074502868828161","due":1767225713},"notified":null,"rests":0.0},"1456074452369408001":{"channel":1456074452411351042,"message":1456074502910771202,"shows":{"key":"waits:2:back1","due":0},"notified":null,"rests":0.0}},"ephemeral_hands":{},"signposts":[],"trash":[],"leaving":0,"shut":[],"told":[],"result":0,"words":{},"settled":false,"final":false}',9,NULL,0,'',0.0,0);
INSERT INTO "notes" VALUES('6skdn','{"channel":1456074443980800003,"locale":"en","anywhere":false,"way":null,"anchor":1456074553326305281,"face":"cca58ed1c6bffc87","board":{"key":"9:","due":1767225716},"ping":0,"called":null,"call":{"key":"","due":0},"last_call":1456074553410191362,"hands":{"1456074452369408001":{"channel":1456074452411351042,"message":1456074553326305283,"shows":{"key":"waits:0","due":0},"notified":null,"rests":0.0},"1456074452369408002":{"channel":1456074452453294082,"message":1456074553368248322,"shows":{"key":"turn:1:4:1456074553326305281","due":1767225716},"notified":null,"rests":0.0}},"ephemeral_hands":{},"signposts":[],"trash":[],"leaving":0,"shut":[],"told":[],"result":0,"words":{},"settled":false,"final":false}',9,NULL,0,'',0.0,0);
INSERT INTO "notes" VALUES('pknxm','{"channel":1456074443980800003,"locale":"en","anywhere":false,"way":null,"anchor":1456074603783782401,"face":"e5724d00d5086d8a","board":{"key":"11:","due":1767225764},"ping":0,"called":null,"call":{"key":"","due":0},"last_call":1456074603905417218,"hands":{"1456074452369408002":{"channel":1456074452453294082,"message":1456074603783782403,"shows":{"key":"why turn:3:2:1456074603783782401","due":1767225764},"notified":null,"rests":0.0},"1456074452369408000":{"channel":1456074452369408008,"message":1456074603825725442,"shows":{"key":"why turn:3:2:1456074603783782401","due":1767225764},"notified":null,"rests":0.0},"1456074452369408001":{"channel":1456074452411351042,"message":1456074603867668482,"shows":{"key":"why turn:3:2:1456074603783782401","due":1767225764},"notified":null,"rests":0.0}},"ephemeral_hands":{},"signposts":[],"trash":[],"leaving":0,"shut":[],"told":[],"result":0,"words":{},"settled":false,"final":false}',11,NULL,0,'',0.0,0);
INSERT INTO "notes" VALUES('3yqtj','{"channel":1456074443980800003,"locale":"en","anywhere":false,"way":null,"anchor":1456074641696096257,"face":"ed6b656080c20d4c","board":{"key":"8:","due":1767225746},"ping":0,"called":null,"call":{"key":"","due":0},"last_call":1456074641821925376,"hands":{"1456074452369408000":{"channel":1456074452369408008,"message":1456074641696096259,"shows":{"key":"waits:2:back1","due":0},"notified":null,"rests":0.0},"1456074452369408002":{"channel":1456074452453294082,"message":1456074641738039298,"shows":{"key":"why turn:5:2:1456074641696096257","due":1767225746},"notified":null,"rests":0.0}},"ephemeral_hands":{},"signposts":[],"trash":[],"leaving":0,"shut":[],"told":[],"result":0,"words":{},"settled":false,"final":false}',8,NULL,0,'',0.0,0);
INSERT INTO "notes" VALUES('x4wqx','{"channel":1456074443980800003,"locale":"en","anywhere":false,"way":null,"anchor":1456074692153573378,"face":"5426cea932930dc2","board":{"key":"d32da43116cf0c87:1767232859:pyhkj:2","due":0},"ping":0,"called":null,"call":{"key":"","due":0},"last_call":0,"hands":{"1456074692153573376":{"channel":1456074692153573380,"message":1456074692153573381,"shows":{"key":"greeting","due":0},"notified":null,"rests":0.0},"1456074452369408001":{"channel":1456074452411351042,"message":1456074692195516418,"shows":{"key":"greeting","due":0},"notified":null,"rests":0.0},"1456074692237459456":{"channel":1456074692237459459,"message":1456074692237459460,"shows":{"key":"greeting","due":0},"notified":null,"rests":0.0}},"ephemeral_hands":{},"signposts":[],"trash":[],"leaving":0,"shut":[],"told":[],"result":0,"words":{},"settled":false,"final":false}',2,NULL,0,'',0.0,0);
INSERT INTO "notes" VALUES('pqmr3','{"channel":1456074443980800003,"locale":"en","anywhere":false,"way":null,"anchor":1456074692447174659,"face":"41a4e5bd4b78da02","board":{"key":"406:pyhkj","due":0},"ping":0,"called":null,"call":{"key":"","due":0},"last_call":1456074692447174657,"hands":{"1456074452369408000":{"channel":1456074452369408008,"message":1456074692279402499,"shows":{"key":"over","due":0},"notified":null,"rests":0.0},"1456074452369408001":{"channel":1456074452411351042,"message":1456074692363288578,"shows":{"key":"over","due":0},"notified":null,"rests":0.0}},"ephemeral_hands":{},"signposts":[],"trash":[],"leaving":0,"shut":[],"told":[],"result":1456074692447174659,"words":{},"settled":true,"final":true}',406,NULL,0,'',0.0,0);
CREATE TABLE pauses (
	"key" TEXT NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE people (
	id BIGINT NOT NULL, 
	dm TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES(1456074452369408000,'open');
INSERT INTO "people" VALUES(1456074452369408001,'open');
INSERT INTO "people" VALUES(1456074452369408002,'open');
INSERT INTO "people" VALUES(1456074692153573376,'open');
INSERT INTO "people" VALUES(1456074692237459456,'open');
CREATE TABLE preferences (
	person BIGINT NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE puzzle_days (
	person BIGINT NOT NULL, 
	day INTEGER NOT NULL, 
	PRIMARY KEY (person, day)
);
CREATE TABLE puzzles (
	person BIGINT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	answers INTEGER NOT NULL, 
	correct INTEGER NOT NULL, 
	due DOUBLE NOT NULL, 
	PRIMARY KEY (person, table_id, seat, ply)
);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	circuit TEXT, 
	title TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	person BIGINT, 
	name TEXT NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER, 
	out BOOLEAN NOT NULL, 
	points INTEGER NOT NULL, 
	at DOUBLE NOT NULL, level TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('pqmr3',0,1456074443980800002,'pyhkj','gear_head','person',1456074452369408000,'Ann',2,NULL,1,0,1.76722565923999977107e+09,'');
INSERT INTO "results" VALUES('pqmr3',1,1456074443980800002,'pyhkj','gear_head','person',1456074452369408001,'Bo',1,22,0,2,1.76722565923999977107e+09,'');
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	title TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE seats (
	id TEXT NOT NULL, 
	person BIGINT NOT NULL, 
	sits BOOLEAN NOT NULL, 
	PRIMARY KEY (id, person)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('3yqtj',1456074452369408000,1);
INSERT INTO "seats" VALUES('3yqtj',1456074452369408002,1);
INSERT INTO "seats" VALUES('6skdn',1456074452369408001,1);
INSERT INTO "seats" VALUES('6skdn',1456074452369408002,1);
INSERT INTO "seats" VALUES('ecexj',1456074452369408000,1);
INSERT INTO "seats" VALUES('ecexj',1456074452369408001,1);
INSERT INTO "seats" VALUES('ncrwr',1456074452369408000,1);
INSERT INTO "seats" VALUES('ncrwr',1456074452369408001,1);
INSERT INTO "seats" VALUES('ncrwr',1456074452369408002,1);
INSERT INTO "seats" VALUES('pknxm',1456074452369408000,1);
INSERT INTO "seats" VALUES('pknxm',1456074452369408001,1);
INSERT INTO "seats" VALUES('pknxm',1456074452369408002,1);
INSERT INTO "seats" VALUES('pqmr3',1456074452369408000,1);
INSERT INTO "seats" VALUES('pqmr3',1456074452369408001,1);
INSERT INTO "seats" VALUES('x4wqx',1456074452369408001,1);
INSERT INTO "seats" VALUES('x4wqx',1456074692153573376,1);
INSERT INTO "seats" VALUES('x4wqx',1456074692237459456,1);
CREATE TABLE servers (
	guild BIGINT NOT NULL, 
	theme TEXT NOT NULL, ratings BOOLEAN DEFAULT 0 NOT NULL, role BIGINT DEFAULT '0' NOT NULL, language TEXT DEFAULT '' NOT NULL, circuit TEXT DEFAULT '' NOT NULL, most_person INTEGER DEFAULT '0' NOT NULL, most_channel INTEGER DEFAULT '0' NOT NULL, most_server INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (guild)
);
CREATE TABLE statuses (
	id TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "statuses" VALUES('d5c8540fa0f2e631',1.76722567923999977108e+09,'{"name": "process 9182 on vm", "presses": 0.0, "late": 0.0, "memory": 210341888, "processes": 1}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	title TEXT NOT NULL, 
	status TEXT NOT NULL, 
	version BIGINT NOT NULL, 
	document TEXT NOT NULL, changed DOUBLE, guild BIGINT DEFAULT '0' NOT NULL, channel BIGINT DEFAULT '0' NOT NULL, circuit TEXT DEFAULT '' NOT NULL, opened DOUBLE DEFAULT '0' NOT NULL, next_due DOUBLE, deal TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ncrwr','gear_head','playing',10,'{"id":"ncrwr","title":"gear_head","place":{"guild":1456074443980800002,"channel":1456074443980800003,"locale":"en","anywhere":false},"host":1456074452369408000,"pace":"live","seating":"fixed","status":"playing","players":[{"name":"Ann","person":1456074452369408000,"robot":null,"left":false,"missed":0,"pressed":1767225605.04,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":2,"number":42,"driver":5,"striped":false,"wanted":null}},{"name":"Bo","person":1456074452369408001,"robot":null,"left":false,"missed":0,"pressed":1767225611.04,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":3,"number":43,"driver":5,"striped":false,"wanted":null}},{"name":"Cy","person":1456074452369408002,"robot":null,"left":false,"missed":0,"pressed":0.0,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":4,"number":44,"driver":5,"striped":false,"wanted":null}}],"match":{"seed":"venue 0","options":{},"seats":3,"state":{"hands":[[["Battery",1],["Tires",2],["Battery",3],["Fuel",1],["Battery",5],["Driveshaft",3]],[["Driveshaft",1],["Fuel",1],["Gearshift",5],["Battery",1],["Driveshaft",1],["Fuel",2]],[["Gearshift",1],["Driveshaft",2],["Pistons",2],["Pistons",1],["Gearshift",2],["Pistons",2]]],"deck":[["Fuel",5],["Pistons",1],["Gearshift",1],["Battery",2],["Fuel",6],["Fuel",4],["Pistons",6],["Driveshaft",4],["Tires",4],["Tires",1],["Pistons",3],["Pistons",4],["Tires",1],["Battery",6],["Tires",6],["Tires",2],["Pistons",5],["Driveshaft",6],["Gearshift",4],["Pistons",1],["Battery",4],["Fuel",2],["Tires",1],["Battery",1],["Gearshift",1],["Gearshift",3],["Driveshaft",2],["Gearshift",6],["Driveshaft",1],["Battery",2],["Gearshift",2],["Driveshaft",5],["Tires",3]],"heap":[["Fuel",1],["Fuel",3],["Tires",5]],"line":[],"turn":3,"phase":{"seat":2,"kind":"drawing"},"version":2},"ply":4,"counts":[2,2,0],"undone":0},"version":10,"began":1767225611.04,"clocks":[{"seat":2,"turn":3,"half":1767225656.04,"at":1767225701.04,"reminded":true}],"recent":[{"turn":1,"event":{"hands":[[["Fuel",3],["Battery",1],["Tires",2],["Battery",3],["Fuel",1],["Battery",5]],[["Driveshaft",1],["Fuel",1],["Gearshift",5],["Battery",1],["Driveshaft",1],["Fuel",2]],[["Gearshift",1],["Driveshaft",2],["Pistons",2],["Pistons",1],["Gearshift",2],["Pistons",2]]],"deck":[["Fuel",5],["Pistons",1],["Gearshift",1],["Battery",2],["Fuel",6],["Fuel",4],["Pistons",6],["Driveshaft",4],["Tires",4],["Tires",1],["Pistons",3],["Pistons",4],["Tires",1],["Battery",6],["Tires",6],["Tires",2],["Pistons",5],["Driveshaft",6],["Gearshift",4],["Pistons",1],["Battery",4],["Fuel",2],["Tires",1],["Battery",1],["Gearshift",1],["Gearshift",3],["Driveshaft",2],["Gearshift",6],["Driveshaft",1],["Battery",2],["Gearshift",2],["Driveshaft",5],["Tires",3],["Tires",5],["Driveshaft",3]],"top":["Fuel",1],"seat":0,"kind":"dealt"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":0,"card":["Driveshaft",3],"kind":"drew"},"by":0,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":0,"card":["Fuel",3],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":1,"card":["Tires",5],"kind":"drew"},"by":1,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":1,"card":["Tires",5],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"}],"ended":"","rematch":"","circuit":"","after":"","way_back":{"seat":1,"start":{"seed":"venue 0","options":{},"seats":3,"state":{"hands":[[["Battery",1],["Tires",2],["Battery",3],["Fuel",1],["Battery",5],["Driveshaft",3]],[["Driveshaft",1],["Fuel",1],["Gearshift",5],["Battery",1],["Driveshaft",1],["Fuel",2],["Tires",5]],[["Gearshift",1],["Driveshaft",2],["Pistons",2],["Pistons",1],["Gearshift",2],["Pistons",2]]],"deck":[["Fuel",5],["Pistons",1],["Gearshift",1],["Battery",2],["Fuel",6],["Fuel",4],["Pistons",6],["Driveshaft",4],["Tires",4],["Tires",1],["Pistons",3],["Pistons",4],["Tires",1],["Battery",6],["Tires",6],["Tires",2],["Pistons",5],["Driveshaft",6],["Gearshift",4],["Pistons",1],["Battery",4],["Fuel",2],["Tires",1],["Battery",1],["Gearshift",1],["Gearshift",3],["Driveshaft",2],["Gearshift",6],["Driveshaft",1],["Battery",2],["Gearshift",2],["Driveshaft",5],["Tires",3]],"heap":[["Fuel",1],["Fuel",3]],"line":[],"turn":2,"phase":{"seat":1,"source":"deck","kind":"discarding"},"version":2},"ply":3,"counts":[2,1,0],"undone":0},"steps":[{"moves":[{"seat":1,"action":{"card":["Tires",5],"kind":"discard"}}],"told":1,"began":1767225605.04,"clock":{"seat":1,"turn":2,"half":1767225650.04,"at":1767225695.04,"reminded":false}}]},"open_seats":false,"replay":0,"sealed":{"secret":"venue 0","cuts":["","",""]},"old":null,"daily":null,"before":[],"night":"","branch":null}',1767225630.0,1456074443980800002,1456074443980800003,'',1767225602.03,1767225705.04,'venue 0');
INSERT INTO "tables" VALUES('ecexj','rasant','playing',9,'{"id":"ecexj","title":"rasant","place":{"guild":1456074443980800002,"channel":1456074443980800003,"locale":"en","anywhere":false},"host":1456074452369408000,"pace":"live","seating":"fixed","status":"playing","players":[{"name":"Ann","person":1456074452369408000,"robot":null,"left":false,"missed":0,"pressed":1767225620.07,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":2,"number":42,"driver":5,"striped":false,"wanted":null}},{"name":"Bo","person":1456074452369408001,"robot":null,"left":false,"missed":0,"pressed":1767225623.07,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":3,"number":43,"driver":5,"striped":false,"wanted":null}}],"match":{"seed":"venue 1","options":{"grid":"random"},"seats":2,"state":{"line":[["blue",3],["blue",2],["green",1],["black",0],["red",3],["yellow",3],["green",2],["blue",1],["green",3],["red",2],["yellow",2],["yellow",1],["red",1]],"hands":[[["blue",90],["yellow",40],["green",30],["green",50],["green",130]],[["red",130],["blue",40],["yellow",130],["green",20],["green",80]]],"reserve":[["blue",110],["blue",130],["yellow",10],["red",70],["blue",30],["blue",120],["green",10],["blue",20],["yellow",90],["green",90],["blue",60],["black",70],["red",10],["green",110],["blue",50],["blue",80],["red",20],["yellow",100],["yellow",80],["red",110],["yellow",110],["green",40],["yellow",60],["red",120],["yellow",20],["red",40],["green",100],["red",50],["red",90],["red",30],["blue",100],["black",100],["yellow",120],["yellow",50],["red",100],["green",70],["yellow",70],["red",60],["blue",10],["green",120],["black",40],["blue",70],["yellow",30]],"discards":[["green",60]],"points":[0,3],"scores":[{"round":1,"seat":1,"colour":"green","counted":3,"doubled":false}],"last":{"round":1,"seat":1,"colour":"green","laid":[[1,["green",60]]],"moved":[["blue",3],["blue",2],["green",1]],"counted":3,"doubled":false,"points":3},"round":2,"turn":5,"dealer":0,"phase":{"seat":0,"laid":[[0,["red",80]],[1,["black",120]]],"passed":[],"kind":"following"}},"ply":4,"counts":[2,2],"undone":0},"version":9,"began":1767225623.07,"clocks":[{"seat":0,"turn":5,"half":1767225668.07,"at":1767225713.07,"reminded":true}],"recent":[{"turn":1,"event":{"line":[["black",0],["red",3],["yellow",3],["green",2],["blue",1],["green",3],["red",2],["yellow",2],["yellow",1],["red",1],["green",1],["blue",2],["blue",3]],"hands":[[["red",80],["blue",90],["yellow",40],["green",30],["green",50],["green",130]],[["red",130],["blue",40],["green",20],["green",60],["green",80],["black",120]]],"reserve":[["blue",110],["blue",130],["yellow",10],["red",70],["blue",30],["blue",120],["green",10],["blue",20],["yellow",90],["green",90],["blue",60],["black",70],["red",10],["green",110],["blue",50],["blue",80],["red",20],["yellow",100],["yellow",80],["red",110],["yellow",110],["green",40],["yellow",60],["red",120],["yellow",20],["red",40],["green",100],["red",50],["red",90],["red",30],["blue",100],["black",100],["yellow",120],["yellow",50],["red",100],["green",70],["yellow",70],["red",60],["blue",10],["green",120],["black",40],["blue",70],["yellow",30],["yellow",130]],"dealer":0,"seat":1,"kind":"dealt"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"card":["green",60],"kind":"led"},"by":1,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":0,"forced":false,"kind":"passed"},"by":0,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":1,"card":["green",60],"leader":0,"passer":true,"kind":"round_over"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"manoeuvre":{"round":1,"seat":1,"colour":"green","laid":[[1,["green",60]]],"moved":[["blue",3],["blue",2],["green",1]],"counted":3,"doubled":false,"points":3},"line":[["blue",3],["blue",2],["green",1],["black",0],["red",3],["yellow",3],["green",2],["blue",1],["green",3],["red",2],["yellow",2],["yellow",1],["red",1]],"kind":"manoeuvred"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":1,"cards":[["yellow",130]],"count":1,"kind":"drawn"},"by":null,"forced":false,"kind":"happened"},{"turn":3,"event":{"seat":0,"card":["red",80],"kind":"led"},"by":0,"forced":false,"kind":"happened"},{"turn":4,"event":{"seat":1,"card":["black",120],"kind":"played"},"by":1,"forced":false,"kind":"happened"}],"ended":"","rematch":"","circuit":"","after":"","way_back":{"seat":1,"start":{"seed":"venue 1","options":{"grid":"random"},"seats":2,"state":{"line":[["blue",3],["blue",2],["green",1],["black",0],["red",3],["yellow",3],["green",2],["blue",1],["green",3],["red",2],["yellow",2],["yellow",1],["red",1]],"hands":[[["blue",90],["yellow",40],["green",30],["green",50],["green",130]],[["red",130],["blue",40],["yellow",130],["green",20],["green",80],["black",120]]],"reserve":[["blue",110],["blue",130],["yellow",10],["red",70],["blue",30],["blue",120],["green",10],["blue",20],["yellow",90],["green",90],["blue",60],["black",70],["red",10],["green",110],["blue",50],["blue",80],["red",20],["yellow",100],["yellow",80],["red",110],["yellow",110],["green",40],["yellow",60],["red",120],["yellow",20],["red",40],["green",100],["red",50],["red",90],["red",30],["blue",100],["black",100],["yellow",120],["yellow",50],["red",100],["green",70],["yellow",70],["red",60],["blue",10],["green",120],["black",40],["blue",70],["yellow",30]],"discards":[["green",60]],"points":[0,3],"scores":[{"round":1,"seat":1,"colour":"green","counted":3,"doubled":false}],"last":{"round":1,"seat":1,"colour":"green","laid":[[1,["green",60]]],"moved":[["blue",3],["blue",2],["green",1]],"counted":3,"doubled":false,"points":3},"round":2,"turn":4,"dealer":0,"phase":{"seat":1,"laid":[[0,["red",80]]],"passed":[],"kind":"following"}},"ply":3,"counts":[2,1],"undone":0},"steps":[{"moves":[{"seat":1,"action":{"card":["black",120],"kind":"play"}}],"told":1,"began":1767225620.07,"clock":{"seat":1,"turn":4,"half":1767225665.07,"at":1767225710.07,"reminded":false}}]},"open_seats":false,"replay":0,"sealed":{"secret":"venue 1","cuts":["",""]},"old":null,"daily":null,"before":[],"night":"","branch":null}',1767225660.0,1456074443980800002,1456074443980800003,'',1767225614.06,1767225684.07,'venue 1');
INSERT INTO "tables" VALUES('6skdn','scrapheap','playing',9,'{"id":"6skdn","title":"scrapheap","place":{"guild":1456074443980800002,"channel":1456074443980800003,"locale":"en","anywhere":false},"host":1456074452369408001,"pace":"live","seating":"fixed","status":"playing","players":[{"name":"Bo","person":1456074452369408001,"robot":null,"left":false,"missed":0,"pressed":0.0,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":3,"number":43,"driver":5,"striped":false,"wanted":null}},{"name":"Cy","person":1456074452369408002,"robot":null,"left":false,"missed":0,"pressed":1767225635.1,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":4,"number":44,"driver":5,"striped":false,"wanted":null}}],"match":{"seed":"venue 2","options":{"mode":"public","tiles":2,"mismatch":"minus"},"seats":2,"state":{"options":{"mode":"public","tiles":2,"mismatch":"minus"},"grid":[[["Cog",3],false,false,[],[]],[["Arrow",4],false,false,[],[]],[["Circle",1],false,false,[],[]],[["Cog",6],false,false,[],[]],[["Circle",4],false,false,[],[]],[["Arrow",2],false,false,[],[]],[["Cog",2],false,false,[],[]],[["Drop",3],false,false,[],[]],[["Arrow",6],false,false,[],[]],[["Drop",2],false,false,[],[]],[["Drop",1],false,false,[],[]],[["Circle",3],false,false,[],[]],[["Brick",3],false,false,[],[]],[["Circle",1],false,false,[],[]],[["Brick",1],false,false,[],[]],[["Arrow",1],false,false,[],[]],[["Hammer",6],false,false,[],[]],[["Brick",2],false,false,[],[]],[["Arrow",1],false,false,[],[]],[["Arrow",3],false,false,[],[]],[["Hammer",1],false,false,[],[]],[["Drop",1],false,false,[],[]],[["Hammer",5],false,false,[],[]],[["Cog",1],false,false,[],[]],[["Circle",5],false,false,[],[]],[["Hammer",1],false,false,[1],[]],[["Hammer",2],false,false,[],[]],[["Drop",5],false,false,[1],[]],[["Drop",6],false,false,[],[]],[["Brick",4],false,false,[],[]],[["Drop",1],false,false,[],[]],[["Hammer",1],false,false,[],[]],[["Arrow",2],false,false,[1],[]],[["Brick",5],false,false,[],[]],[["Drop",2],false,false,[],[]],[["Cog",4],false,false,[],[]],[["Drop",4],false,false,[],[]],[["Arrow",5],false,false,[],[]],[["Circle",2],false,false,[],[]],[["Circle",6],false,false,[],[]],[["Brick",6],false,false,[],[]],[["Cog",2],false,false,[],[]],[["Cog",1],false,false,[1],[]],[["Hammer",4],false,false,[],[]],[["Hammer",3],false,false,[],[]],[["Arrow",1],false,false,[],[]],[["Cog",5],false,false,[],[]],[["Circle",2],false,false,[],[]],[["Circle",1],false,false,[],[]],[["Brick",1],false,false,[],[]],[["Hammer",2],false,false,[],[]],[["Brick",1],false,false,[],[]],[["Brick",2],false,false,[],[]],[["Cog",1],false,false,[],[]]],"tiles":[["Drop","Hammer"],["Hammer","Brick"]],"supply":[[20,0],[0,20]],"spent":[0,0],"taken":[[],[]],"pawns":[null,null],"order":[1,0],"rolls":[[0,[2,5]],[1,[3,6]]],"dice":[4,4],"round":1,"lap":0,"turn":1,"phase":{"seat":1,"left":4,"fresh":false,"kind":"peeking"},"rules":3,"retired":[],"stirred":false,"quiet":false},"ply":4,"counts":[0,4],"undone":0},"version":9,"began":1767225626.09,"clocks":[{"seat":1,"turn":1,"half":1767225671.09,"at":1767225716.09,"reminded":true}],"recent":[{"turn":1,"event":{"cards":[["Cog",3],["Arrow",4],["Circle",1],["Cog",6],["Circle",4],["Arrow",2],["Cog",2],["Drop",3],["Arrow",6],["Drop",2],["Drop",1],["Circle",3],["Brick",3],["Circle",1],["Brick",1],["Arrow",1],["Hammer",6],["Brick",2],["Arrow",1],["Arrow",3],["Hammer",1],["Drop",1],["Hammer",5],["Cog",1],["Circle",5],["Hammer",1],["Hammer",2],["Drop",5],["Drop",6],["Brick",4],["Drop",1],["Hammer",1],["Arrow",2],["Brick",5],["Drop",2],["Cog",4],["Drop",4],["Arrow",5],["Circle",2],["Circle",6],["Brick",6],["Cog",2],["Cog",1],["Hammer",4],["Hammer",3],["Arrow",1],["Cog",5],["Circle",2],["Circle",1],["Brick",1],["Hammer",2],["Brick",1],["Brick",2],["Cog",1]],"tiles":[["Drop","Hammer"],["Hammer","Brick"]],"kind":"dealt"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"round":1,"rolls":[[0,[2,5]],[1,[3,6]]],"order":[1,0],"kind":"order_rolled"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"dice":[4,4],"kind":"peeks_rolled"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"cell":"E2","card":["Hammer",1],"kind":"peeked"},"by":1,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"cell":"H1","card":["Cog",1],"kind":"peeked"},"by":1,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"cell":"E4","card":["Drop",5],"kind":"peeked"},"by":1,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"cell":"F3","card":["Arrow",2],"kind":"peeked"},"by":1,"forced":false,"kind":"happened"}],"ended":"","rematch":"","circuit":"","after":"","way_back":null,"open_seats":false,"replay":0,"sealed":{"secret":"venue 2","cuts":["",""]},"old":null,"daily":null,"before":[],"night":"","branch":null}',1767225660.0,1456074443980800002,1456074443980800003,'',1767225626.09,1767225699.1,'venue 2');
INSERT INTO "tables" VALUES('pknxm','racesmack','playing',11,'{"id":"pknxm","title":"racesmack","place":{"guild":1456074443980800002,"channel":1456074443980800003,"locale":"en","anywhere":false},"host":1456074452369408002,"pace":"live","seating":"fixed","status":"playing","players":[{"name":"Cy","person":1456074452369408002,"robot":null,"left":false,"missed":1,"pressed":1767225638.1399999,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":4,"number":44,"driver":5,"striped":false,"wanted":null}},{"name":"Ann","person":1456074452369408000,"robot":null,"left":false,"missed":1,"pressed":1767225641.1399999,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":2,"number":42,"driver":5,"striped":false,"wanted":null}},{"name":"Bo","person":1456074452369408001,"robot":null,"left":false,"missed":1,"pressed":1767225644.1399999,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":3,"number":43,"driver":5,"striped":false,"wanted":null}}],"match":{"seed":"venue 3","options":{"edition":"draft","racing_rules":false,"time_penalty":false,"noise_cancelling":false,"tiebreaker":false,"after_you":false,"shifting_gears":false,"taps":"timed","seconds":30},"seats":3,"state":{"options":{"edition":"draft","racing_rules":false,"time_penalty":false,"noise_cancelling":false,"tiebreaker":false,"after_you":false,"shifting_gears":false,"taps":"timed","seconds":30},"rules":[{"id":54,"number":1,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":4,"traits":["green","blue"],"kind":"two_kinds"},"kind":"rules"},{"id":55,"number":2,"rule":{"aspect":"shape","relation":"nothing","kind":"neighbours"},"finish":{"count":7,"aspect":"colour","kind":"all_different"},"kind":"rules"},{"id":56,"number":3,"rule":{"aspect":"shape","count":3,"kind":"of_one"},"finish":{"count":7,"trait":"red","kind":"symbols_of"},"kind":"rules"},{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"},{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"},{"id":59,"number":6,"rule":{"aspect":"colour","extreme":"most","kind":"frequency"},"finish":{"count":5,"aspect":"colour","kind":"no_equal_neighbours"},"kind":"rules"},{"id":60,"number":7,"rule":{"aspect":"shape","relation":"same","kind":"neighbours"},"finish":{"count":5,"aspect":"shape","kind":"each_twice"},"kind":"rules"},{"id":61,"number":8,"rule":{"than":"more","count":2,"kind":"amount"},"finish":{"count":4,"traits":["circle","rectangle"],"kind":"two_kinds"},"kind":"rules"},{"id":62,"number":9,"rule":{"aspect":"shape","wanted":"some","kind":"doubles"},"finish":{"count":7,"trait":"red","kind":"symbols_of"},"kind":"rules"},{"id":63,"number":10,"rule":{"aspect":"shape","extreme":"most","kind":"frequency"},"finish":{"count":5,"traits":["star","rectangle"],"kind":"two_kinds"},"kind":"rules"},{"id":64,"number":11,"rule":{"aspect":"shape","count":4,"kind":"variety"},"finish":{"count":4,"aspect":"colour","kind":"each_twice"},"kind":"rules"},{"id":65,"number":12,"rule":{"aspect":"shape","wanted":"no","kind":"doubles"},"finish":{"count":5,"trait":"purple","kind":"cards_with"},"kind":"rules"},{"id":66,"number":13,"rule":{"aspect":"shape","count":3,"kind":"of_one"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"},{"id":67,"number":14,"rule":{"aspect":"shape","wanted":"no","kind":"doubles"},"finish":{"count":4,"traits":["purple","blue"],"kind":"two_kinds"},"kind":"rules"},{"id":68,"number":15,"rule":{"aspect":"colour","count":3,"kind":"variety"},"finish":{"count":6,"trait":"blue","kind":"cards_with"},"kind":"rules"},{"id":69,"number":16,"rule":{"aspect":"shape","count":2,"kind":"variety"},"finish":{"count":7,"trait":"red","kind":"cards_with"},"kind":"rules"},{"id":70,"number":17,"rule":{"aspect":"colour","count":2,"kind":"variety"},"finish":{"count":5,"traits":["green","red"],"kind":"two_kinds"},"kind":"rules"},{"id":71,"number":18,"rule":{"than":"fewer","count":2,"kind":"amount"},"finish":{"count":5,"trait":"triangle","kind":"cards_with"},"kind":"rules"}],"deck":[30,58,57,32,54,0,65,3,1,15,9,7,66,59,12,64,8,4,2,33,10,56,26,67,21,63,70,31,71,22,14,28,16,62,13,29,11,17,18,61,20,69],"hands":[[19,27,34,55],[5,6,23,35],[24,25,60,68]],"races":[{"row":[],"rules":[]},{"row":[],"rules":[]},{"row":[],"rules":[]}],"discards":[],"under":[],"racing":[],"raced":[],"jinxed":[],"cursed":[],"round":2,"barren":1,"turn":3,"starter":0,"last":{"round":1,"circle":[{"seat":0,"letter":"A","cards":[{"id":30,"symbols":[["rectangle","green"],["circle","green"],["star","blue"]],"style":"plain","kind":"regular"}]},{"seat":1,"letter":"B","cards":[{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"}]},{"seat":2,"letter":"C","cards":[{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"}]}],"verdict":{"rule":{"aspect":"shape","extreme":"most","kind":"frequency"},"source":"default","numbers":[4,5],"counts":[{"trait":"rectangle","count":1},{"trait":"triangle","count":0},{"trait":"circle","count":1},{"trait":"star","count":1}],"tied":[],"colours":[],"symbols":null,"correct":["A"],"own":false},"taps":[],"idle":[0,1,2],"fastest":null,"won":[[],[],[]],"extra":[{"id":30,"symbols":[["rectangle","green"],["circle","green"],["star","blue"]],"style":"plain","kind":"regular"},{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"},{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"}],"lost":[[],[],[]],"spent":[0,0,0],"missed":[],"late":[1,0,2]},"phase":{"picked":[null,null,null],"kind":"picking"},"version":2},"ply":6,"counts":[2,2,2],"undone":0},"version":11,"began":1767225674.4399998,"clocks":[{"seat":0,"turn":3,"half":1767225719.4399998,"at":1767225764.4399998,"reminded":false},{"seat":1,"turn":3,"half":1767225719.4399998,"at":1767225764.4399998,"reminded":false},{"seat":2,"turn":3,"half":1767225719.4399998,"at":1767225764.4399998,"reminded":false}],"recent":[{"turn":1,"event":{"hands":[[{"id":19,"symbols":[["circle","purple"],["star","blue"]],"style":"plain","kind":"regular"},{"id":27,"symbols":[["rectangle","green"],["rectangle","purple"],["star","purple"]],"style":"plain","kind":"regular"},{"id":30,"symbols":[["rectangle","green"],["circle","green"],["star","blue"]],"style":"plain","kind":"regular"},{"id":34,"symbols":[["triangle","green"],["triangle","purple"],["circle","green"],["star","red"]],"style":"plain","kind":"regular"}],[{"id":5,"symbols":[["star","red"]],"style":"plain","kind":"regular"},{"id":23,"symbols":[["triangle","red"],["triangle","blue"],["star","blue"]],"style":"plain","kind":"regular"},{"id":35,"symbols":[["rectangle","blue"],["triangle","red"],["circle","green"],["star","green"]],"style":"plain","kind":"regular"},{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"}],[{"id":24,"symbols":[["rectangle","blue"],["circle","green"],["circle","blue"]],"style":"plain","kind":"regular"},{"id":25,"symbols":[["triangle","red"],["circle","red"],["circle","green"]],"style":"plain","kind":"regular"},{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"},{"id":68,"number":15,"rule":{"aspect":"colour","count":3,"kind":"variety"},"finish":{"count":6,"trait":"blue","kind":"cards_with"},"kind":"rules"}]],"deck":[{"id":32,"symbols":[["rectangle","red"],["circle","purple"],["star","red"],["star","red"]],"style":"plain","kind":"regular"},{"id":54,"number":1,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":4,"traits":["green","blue"],"kind":"two_kinds"},"kind":"rules"},{"id":0,"symbols":[["rectangle","green"]],"style":"plain","kind":"regular"},{"id":65,"number":12,"rule":{"aspect":"shape","wanted":"no","kind":"doubles"},"finish":{"count":5,"trait":"purple","kind":"cards_with"},"kind":"rules"},{"id":3,"symbols":[["triangle","blue"]],"style":"plain","kind":"regular"},{"id":1,"symbols":[["star","purple"]],"style":"plain","kind":"regular"},{"id":15,"symbols":[["triangle","red"],["circle","blue"]],"style":"plain","kind":"regular"},{"id":9,"symbols":[["triangle","red"],["circle","purple"]],"style":"plain","kind":"regular"},{"id":7,"symbols":[["rectangle","red"],["star","red"]],"style":"plain","kind":"regular"},{"id":66,"number":13,"rule":{"aspect":"shape","count":3,"kind":"of_one"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"},{"id":59,"number":6,"rule":{"aspect":"colour","extreme":"most","kind":"frequency"},"finish":{"count":5,"aspect":"colour","kind":"no_equal_neighbours"},"kind":"rules"},{"id":12,"symbols":[["triangle","blue"],["triangle","purple"]],"style":"plain","kind":"regular"},{"id":64,"number":11,"rule":{"aspect":"shape","count":4,"kind":"variety"},"finish":{"count":4,"aspect":"colour","kind":"each_twice"},"kind":"rules"},{"id":8,"symbols":[["rectangle","red"],["rectangle","blue"]],"style":"plain","kind":"regular"},{"id":4,"symbols":[["circle","purple"]],"style":"plain","kind":"regular"},{"id":2,"symbols":[["star","green"]],"style":"plain","kind":"regular"},{"id":33,"symbols":[["triangle","green"],["circle","green"],["star","red"],["star","purple"]],"style":"plain","kind":"regular"},{"id":10,"symbols":[["rectangle","green"],["circle","blue"]],"style":"plain","kind":"regular"},{"id":56,"number":3,"rule":{"aspect":"shape","count":3,"kind":"of_one"},"finish":{"count":7,"trait":"red","kind":"symbols_of"},"kind":"rules"},{"id":26,"symbols":[["rectangle","blue"],["rectangle","purple"],["circle","red"]],"style":"plain","kind":"regular"},{"id":67,"number":14,"rule":{"aspect":"shape","wanted":"no","kind":"doubles"},"finish":{"count":4,"traits":["purple","blue"],"kind":"two_kinds"},"kind":"rules"},{"id":21,"symbols":[["rectangle","blue"],["circle","green"],["star","green"]],"style":"plain","kind":"regular"},{"id":63,"number":10,"rule":{"aspect":"shape","extreme":"most","kind":"frequency"},"finish":{"count":5,"traits":["star","rectangle"],"kind":"two_kinds"},"kind":"rules"},{"id":70,"number":17,"rule":{"aspect":"colour","count":2,"kind":"variety"},"finish":{"count":5,"traits":["green","red"],"kind":"two_kinds"},"kind":"rules"},{"id":31,"symbols":[["rectangle","red"],["triangle","red"],["circle","red"],["star","blue"]],"style":"plain","kind":"regular"},{"id":71,"number":18,"rule":{"than":"fewer","count":2,"kind":"amount"},"finish":{"count":5,"trait":"triangle","kind":"cards_with"},"kind":"rules"},{"id":22,"symbols":[["triangle","red"],["triangle","purple"],["star","blue"]],"style":"plain","kind":"regular"},{"id":14,"symbols":[["rectangle","green"],["rectangle","blue"]],"style":"plain","kind":"regular"},{"id":28,"symbols":[["rectangle","blue"],["triangle","blue"],["triangle","purple"]],"style":"plain","kind":"regular"},{"id":16,"symbols":[["triangle","green"],["triangle","purple"]],"style":"plain","kind":"regular"},{"id":62,"number":9,"rule":{"aspect":"shape","wanted":"some","kind":"doubles"},"finish":{"count":7,"trait":"red","kind":"symbols_of"},"kind":"rules"},{"id":13,"symbols":[["rectangle","purple"],["triangle","purple"]],"style":"plain","kind":"regular"},{"id":29,"symbols":[["rectangle","purple"],["circle","blue"],["star","purple"]],"style":"plain","kind":"regular"},{"id":11,"symbols":[["circle","green"],["star","purple"]],"style":"plain","kind":"regular"},{"id":17,"symbols":[["triangle","purple"],["circle","red"]],"style":"plain","kind":"regular"},{"id":18,"symbols":[["rectangle","green"],["circle","purple"]],"style":"plain","kind":"regular"},{"id":61,"number":8,"rule":{"than":"more","count":2,"kind":"amount"},"finish":{"count":4,"traits":["circle","rectangle"],"kind":"two_kinds"},"kind":"rules"},{"id":20,"symbols":[["triangle","green"],["star","green"],["star","blue"]],"style":"plain","kind":"regular"},{"id":69,"number":16,"rule":{"aspect":"shape","count":2,"kind":"variety"},"finish":{"count":7,"trait":"red","kind":"cards_with"},"kind":"rules"},{"id":6,"symbols":[["rectangle","red"]],"style":"plain","kind":"regular"},{"id":55,"number":2,"rule":{"aspect":"shape","relation":"nothing","kind":"neighbours"},"finish":{"count":7,"aspect":"colour","kind":"all_different"},"kind":"rules"},{"id":60,"number":7,"rule":{"aspect":"shape","relation":"same","kind":"neighbours"},"finish":{"count":5,"aspect":"shape","kind":"each_twice"},"kind":"rules"}],"racing":[],"count":4,"kind":"dealt"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"round":1,"starter":2,"rule":{"aspect":"shape","extreme":"most","kind":"frequency"},"card":null,"shuffled":false,"order":[],"jinxed":[],"kind":"round_opened"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":0,"card":{"id":30,"symbols":[["rectangle","green"],["circle","green"],["star","blue"]],"style":"plain","kind":"regular"},"forced":false,"kind":"picked"},"by":0,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"card":{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"},"forced":false,"kind":"picked"},"by":1,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":2,"card":{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"},"forced":false,"kind":"picked"},"by":2,"forced":false,"kind":"happened"},{"turn":1,"event":{"circle":[{"seat":0,"letter":"A","cards":[{"id":30,"symbols":[["rectangle","green"],["circle","green"],["star","blue"]],"style":"plain","kind":"regular"}]},{"seat":1,"letter":"B","cards":[{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"}]},{"seat":2,"letter":"C","cards":[{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"}]}],"kind":"revealed"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"seat":1,"notice":"idled","kind":"noticed"},{"turn":2,"event":{"seat":1,"kind":"refrained"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"seat":0,"notice":"idled","kind":"noticed"},{"turn":2,"event":{"seat":0,"kind":"refrained"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"seat":2,"notice":"idled","kind":"noticed"},{"turn":2,"event":{"seat":2,"kind":"refrained"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"result":{"round":1,"circle":[{"seat":0,"letter":"A","cards":[{"id":30,"symbols":[["rectangle","green"],["circle","green"],["star","blue"]],"style":"plain","kind":"regular"}]},{"seat":1,"letter":"B","cards":[{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"}]},{"seat":2,"letter":"C","cards":[{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"}]}],"verdict":{"rule":{"aspect":"shape","extreme":"most","kind":"frequency"},"source":"default","numbers":[4,5],"counts":[{"trait":"rectangle","count":1},{"trait":"triangle","count":0},{"trait":"circle","count":1},{"trait":"star","count":1}],"tied":[],"colours":[],"symbols":null,"correct":["A"],"own":false},"taps":[],"idle":[0,1,2],"fastest":null,"won":[[],[],[]],"extra":[{"id":30,"symbols":[["rectangle","green"],["circle","green"],["star","blue"]],"style":"plain","kind":"regular"},{"id":58,"number":5,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":5,"trait":"circle","kind":"cards_with"},"kind":"rules"},{"id":57,"number":4,"rule":{"aspect":"colour","extreme":"least","kind":"frequency"},"finish":{"count":11,"kind":"length"},"kind":"rules"}],"lost":[[],[],[]],"spent":[0,0,0],"missed":[],"late":[1,0,2]},"kind":"judged"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":0,"kind":"nothing_lost"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":1,"kind":"nothing_lost"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":2,"kind":"nothing_lost"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"count":3,"cards":[30,58,57],"kind":"returned"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":2,"cards":[{"id":60,"number":7,"rule":{"aspect":"shape","relation":"same","kind":"neighbours"},"finish":{"count":5,"aspect":"shape","kind":"each_twice"},"kind":"rules"}],"count":1,"kind":"drawn"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":0,"cards":[{"id":55,"number":2,"rule":{"aspect":"shape","relation":"nothing","kind":"neighbours"},"finish":{"count":7,"aspect":"colour","kind":"all_different"},"kind":"rules"}],"count":1,"kind":"drawn"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":1,"cards":[{"id":6,"symbols":[["rectangle","red"]],"style":"plain","kind":"regular"}],"count":1,"kind":"drawn"},"by":null,"forced":false,"kind":"happened"},{"turn":2,"event":{"round":2,"starter":0,"rule":{"aspect":"shape","extreme":"most","kind":"frequency"},"card":null,"shuffled":false,"order":[],"jinxed":[],"kind":"round_opened"},"by":null,"forced":false,"kind":"happened"}],"ended":"","rematch":"","circuit":"","after":"","way_back":null,"open_seats":false,"replay":0,"sealed":{"secret":"venue 3","cuts":["","",""]},"old":null,"daily":null,"before":[],"night":"","branch":null}',1767225660.0,1456074443980800002,1456074443980800003,'',1.76722563812999987602e+09,1.7672257021399998665e+09,'venue 3');
INSERT INTO "tables" VALUES('3yqtj','gear_and_piston','playing',8,'{"id":"3yqtj","title":"gear_and_piston","place":{"guild":1456074443980800002,"channel":1456074443980800003,"locale":"en","anywhere":false},"host":1456074452369408000,"pace":"live","seating":"fixed","status":"playing","players":[{"name":"Ann","person":1456074452369408000,"robot":null,"left":false,"missed":0,"pressed":1767225656.1699998,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":2,"number":42,"driver":5,"striped":false,"wanted":null}},{"name":"Cy","person":1456074452369408002,"robot":null,"left":false,"missed":0,"pressed":1767225653.1699998,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":4,"number":44,"driver":5,"striped":false,"wanted":null}}],"match":{"seed":"venue 4","options":{"investors":"standard","jump_row":false},"seats":2,"state":{"round":1,"turn":5,"first":1,"investors":["range first","hybrid"],"new":[["new","gear","generic","bottom","range",0,0],["new","axle","generic","bottom","range",0,0],["new","fuel supply","electric","top","power",0,0],["new","fuel supply","gasoline","top","power",0,0],["new","fuel supply","gasoline","top","comfort",0,0],["new","fuel supply","steam","top","comfort",0,0],["new","fuel supply","electric","top","comfort",0,0],["new","motor","electric","top","range",0,0],["new","gear","generic","bottom","power",0,0],["new","steering","generic","top","power",0,0],["new","improvement","generic","bottom","range",0,0],["new","axle","generic","bottom","power",0,0],["new","motor","electric","top","comfort",0,0],["new","axle","generic","bottom","comfort",0,0],["new","fuel supply","electric","top","range",0,0],["new","gear","generic","bottom","range",0,0],["new","fuel supply","gasoline","top","range",0,0],["new","gear","generic","bottom","comfort",0,0],["new","motor","steam","top","range",0,0],["new","motor","electric","top","power",0,0],["new","gear","generic","bottom","power",0,0],["new","fuel supply","steam","top","range",0,0],["new","improvement","generic","top","power",0,1],["new","motor","gasoline","top","comfort",0,0],["new","axle","generic","bottom","range",0,0],["new","motor","gasoline","top","power",0,0],["new","steering","generic","top","range",0,0],["new","improvement","steam","top","range",0,0],["new","axle","generic","bottom","comfort",0,0],["new","improvement","generic","bottom","comfort",0,1],["new","improvement","gasoline","bottom","power",0,0],["new","axle","generic","bottom","power",0,0],["new","motor","gasoline","top","range",0,0],["new","motor","steam","top","comfort",0,0],["new","gear","generic","bottom","comfort",0,0],["new","steering","generic","top","comfort",0,0]],"junk":[["junk","axle","generic","bottom",null,1,0],["junk","motor","gasoline","top",null,0,0],["junk","fuel supply","steam","top",null,0,0],["junk","fuel supply","steam","top",null,1,0],["junk","steering","generic","top",null,0,0],["junk","steering","generic","top",null,1,0],["junk","motor","steam","top",null,0,0],["junk","motor","electric","top",null,1,0],["junk","improvement","generic","bottom",null,0,1],["junk","motor","steam","top",null,1,0],["junk","steering","generic","top",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","improvement","gasoline","top",null,1,0],["junk","axle","generic","bottom",null,0,0],["junk","gear","generic","bottom",null,1,0],["junk","motor","electric","top",null,0,0],["junk","motor","gasoline","top",null,1,0],["junk","improvement","generic","top",null,0,1],["junk","motor","electric","top",null,1,0],["junk","gear","generic","bottom",null,1,0],["junk","fuel supply","gasoline","top",null,0,0],["junk","gear","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","steering","generic","top",null,1,0],["junk","improvement","generic","bottom",null,1,0],["junk","fuel supply","electric","top",null,1,0],["junk","fuel supply","gasoline","top",null,1,0],["junk","motor","steam","top",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,0,0],["junk","fuel supply","electric","top",null,0,0],["junk","improvement","electric","bottom",null,1,0],["junk","fuel supply","steam","top",null,1,0],["junk","fuel supply","gasoline","top",null,1,0],["junk","improvement","steam","bottom",null,1,0],["junk","gear","generic","bottom",null,1,0],["junk","gear","generic","bottom",null,0,0],["junk","axle","generic","bottom",null,1,0]],"scrap":[1,0,2,1,2,1,1,1,2,1,1,1,1,2,1,0,2,0,0,0],"office":[["new","motor","steam","top","power",0,0],["new","axle","generic","bottom","range",0,0],["new","axle","generic","bottom","comfort",0,0],["new","fuel supply","steam","top","power",0,0],["new","steering","generic","top","comfort",0,0],["new","improvement","electric","top","comfort",0,0]],"fading":[],"yard":[["junk","improvement","generic","top",null,1,0],["junk","motor","gasoline","top",null,1,0],["junk","fuel supply","electric","top",null,1,0]],"swept":[],"discards":[],"hands":[[],[]],"cars":[[[]],[[]]],"volatility":[0,0],"tokens":[[],[0],[1,1],[0]],"resting":[],"shuffles":0,"jump_row":false,"ended":"","phase":{"seat":1,"kind":"planning"},"version":3},"ply":4,"counts":[2,2],"undone":0},"version":8,"began":1767225656.1699998,"clocks":[{"seat":1,"turn":5,"half":1767225701.1699998,"at":1767225746.1699998,"reminded":false}],"recent":[{"turn":1,"event":{"seat":1,"investors":["range first","hybrid"],"office":[["new","motor","steam","top","power",0,0],["new","axle","generic","bottom","range",0,0],["new","axle","generic","bottom","comfort",0,0],["new","fuel supply","steam","top","power",0,0],["new","steering","generic","top","comfort",0,0],["new","improvement","electric","top","comfort",0,0]],"yard":[["junk","improvement","generic","top",null,1,0],["junk","motor","gasoline","top",null,1,0],["junk","fuel supply","electric","top",null,1,0]],"new":[["new","gear","generic","bottom","range",0,0],["new","axle","generic","bottom","range",0,0],["new","fuel supply","electric","top","power",0,0],["new","fuel supply","gasoline","top","power",0,0],["new","fuel supply","gasoline","top","comfort",0,0],["new","fuel supply","steam","top","comfort",0,0],["new","fuel supply","electric","top","comfort",0,0],["new","motor","electric","top","range",0,0],["new","gear","generic","bottom","power",0,0],["new","steering","generic","top","power",0,0],["new","improvement","generic","bottom","range",0,0],["new","axle","generic","bottom","power",0,0],["new","motor","electric","top","comfort",0,0],["new","axle","generic","bottom","comfort",0,0],["new","fuel supply","electric","top","range",0,0],["new","gear","generic","bottom","range",0,0],["new","fuel supply","gasoline","top","range",0,0],["new","gear","generic","bottom","comfort",0,0],["new","motor","steam","top","range",0,0],["new","motor","electric","top","power",0,0],["new","gear","generic","bottom","power",0,0],["new","fuel supply","steam","top","range",0,0],["new","improvement","generic","top","power",0,1],["new","motor","gasoline","top","comfort",0,0],["new","axle","generic","bottom","range",0,0],["new","motor","gasoline","top","power",0,0],["new","steering","generic","top","range",0,0],["new","improvement","steam","top","range",0,0],["new","axle","generic","bottom","comfort",0,0],["new","improvement","generic","bottom","comfort",0,1],["new","improvement","gasoline","bottom","power",0,0],["new","axle","generic","bottom","power",0,0],["new","motor","gasoline","top","range",0,0],["new","motor","steam","top","comfort",0,0],["new","gear","generic","bottom","comfort",0,0],["new","steering","generic","top","comfort",0,0]],"junk":[["junk","axle","generic","bottom",null,1,0],["junk","motor","gasoline","top",null,0,0],["junk","fuel supply","steam","top",null,0,0],["junk","fuel supply","steam","top",null,1,0],["junk","steering","generic","top",null,0,0],["junk","steering","generic","top",null,1,0],["junk","motor","steam","top",null,0,0],["junk","motor","electric","top",null,1,0],["junk","improvement","generic","bottom",null,0,1],["junk","motor","steam","top",null,1,0],["junk","steering","generic","top",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","improvement","gasoline","top",null,1,0],["junk","axle","generic","bottom",null,0,0],["junk","gear","generic","bottom",null,1,0],["junk","motor","electric","top",null,0,0],["junk","motor","gasoline","top",null,1,0],["junk","improvement","generic","top",null,0,1],["junk","motor","electric","top",null,1,0],["junk","gear","generic","bottom",null,1,0],["junk","fuel supply","gasoline","top",null,0,0],["junk","gear","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","steering","generic","top",null,1,0],["junk","improvement","generic","bottom",null,1,0],["junk","fuel supply","electric","top",null,1,0],["junk","fuel supply","gasoline","top",null,1,0],["junk","motor","steam","top",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,0,0],["junk","fuel supply","electric","top",null,0,0],["junk","improvement","electric","bottom",null,1,0],["junk","fuel supply","steam","top",null,1,0],["junk","fuel supply","gasoline","top",null,1,0],["junk","improvement","steam","bottom",null,1,0],["junk","gear","generic","bottom",null,1,0],["junk","gear","generic","bottom",null,0,0],["junk","axle","generic","bottom",null,1,0]],"scrap":[1,0,2,1,2,1,1,1,2,1,1,1,1,2,1,0,2,0,0,0],"kind":"opened"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"round":1,"seat":1,"kind":"round_opened"},"by":null,"forced":false,"kind":"happened"},{"turn":1,"event":{"seat":1,"location":"junk yard","space":0,"forced":false,"kind":"placed"},"by":1,"forced":false,"kind":"happened"},{"turn":2,"event":{"seat":0,"location":"workshop","space":0,"forced":false,"kind":"placed"},"by":0,"forced":false,"kind":"happened"},{"turn":3,"event":{"seat":1,"location":"junk yard","space":1,"forced":false,"kind":"placed"},"by":1,"forced":false,"kind":"happened"},{"turn":4,"event":{"seat":0,"location":"patent office","space":0,"forced":false,"kind":"placed"},"by":0,"forced":false,"kind":"happened"}],"ended":"","rematch":"","circuit":"","after":"","way_back":{"seat":0,"start":{"seed":"venue 4","options":{"investors":"standard","jump_row":false},"seats":2,"state":{"round":1,"turn":4,"first":1,"investors":["range first","hybrid"],"new":[["new","gear","generic","bottom","range",0,0],["new","axle","generic","bottom","range",0,0],["new","fuel supply","electric","top","power",0,0],["new","fuel supply","gasoline","top","power",0,0],["new","fuel supply","gasoline","top","comfort",0,0],["new","fuel supply","steam","top","comfort",0,0],["new","fuel supply","electric","top","comfort",0,0],["new","motor","electric","top","range",0,0],["new","gear","generic","bottom","power",0,0],["new","steering","generic","top","power",0,0],["new","improvement","generic","bottom","range",0,0],["new","axle","generic","bottom","power",0,0],["new","motor","electric","top","comfort",0,0],["new","axle","generic","bottom","comfort",0,0],["new","fuel supply","electric","top","range",0,0],["new","gear","generic","bottom","range",0,0],["new","fuel supply","gasoline","top","range",0,0],["new","gear","generic","bottom","comfort",0,0],["new","motor","steam","top","range",0,0],["new","motor","electric","top","power",0,0],["new","gear","generic","bottom","power",0,0],["new","fuel supply","steam","top","range",0,0],["new","improvement","generic","top","power",0,1],["new","motor","gasoline","top","comfort",0,0],["new","axle","generic","bottom","range",0,0],["new","motor","gasoline","top","power",0,0],["new","steering","generic","top","range",0,0],["new","improvement","steam","top","range",0,0],["new","axle","generic","bottom","comfort",0,0],["new","improvement","generic","bottom","comfort",0,1],["new","improvement","gasoline","bottom","power",0,0],["new","axle","generic","bottom","power",0,0],["new","motor","gasoline","top","range",0,0],["new","motor","steam","top","comfort",0,0],["new","gear","generic","bottom","comfort",0,0],["new","steering","generic","top","comfort",0,0]],"junk":[["junk","axle","generic","bottom",null,1,0],["junk","motor","gasoline","top",null,0,0],["junk","fuel supply","steam","top",null,0,0],["junk","fuel supply","steam","top",null,1,0],["junk","steering","generic","top",null,0,0],["junk","steering","generic","top",null,1,0],["junk","motor","steam","top",null,0,0],["junk","motor","electric","top",null,1,0],["junk","improvement","generic","bottom",null,0,1],["junk","motor","steam","top",null,1,0],["junk","steering","generic","top",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","improvement","gasoline","top",null,1,0],["junk","axle","generic","bottom",null,0,0],["junk","gear","generic","bottom",null,1,0],["junk","motor","electric","top",null,0,0],["junk","motor","gasoline","top",null,1,0],["junk","improvement","generic","top",null,0,1],["junk","motor","electric","top",null,1,0],["junk","gear","generic","bottom",null,1,0],["junk","fuel supply","gasoline","top",null,0,0],["junk","gear","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","steering","generic","top",null,1,0],["junk","improvement","generic","bottom",null,1,0],["junk","fuel supply","electric","top",null,1,0],["junk","fuel supply","gasoline","top",null,1,0],["junk","motor","steam","top",null,1,0],["junk","axle","generic","bottom",null,1,0],["junk","axle","generic","bottom",null,0,0],["junk","fuel supply","electric","top",null,0,0],["junk","improvement","electric","bottom",null,1,0],["junk","fuel supply","steam","top",null,1,0],["junk","fuel supply","gasoline","top",null,1,0],["junk","improvement","steam","bottom",null,1,0],["junk","gear","generic","bottom",null,1,0],["junk","gear","generic","bottom",null,0,0],["junk","axle","generic","bottom",null,1,0]],"scrap":[1,0,2,1,2,1,1,1,2,1,1,1,1,2,1,0,2,0,0,0],"office":[["new","motor","steam","top","power",0,0],["new","axle","generic","bottom","range",0,0],["new","axle","generic","bottom","comfort",0,0],["new","fuel supply","steam","top","power",0,0],["new","steering","generic","top","comfort",0,0],["new","improvement","electric","top","comfort",0,0]],"fading":[],"yard":[["junk","improvement","generic","top",null,1,0],["junk","motor","gasoline","top",null,1,0],["junk","fuel supply","electric","top",null,1,0]],"swept":[],"discards":[],"hands":[[],[]],"cars":[[[]],[[]]],"volatility":[0,0],"tokens":[[],[],[1,1],[0]],"resting":[],"shuffles":0,"jump_row":false,"ended":"","phase":{"seat":0,"kind":"planning"},"version":3},"ply":3,"counts":[1,2],"undone":0},"steps":[{"moves":[{"seat":0,"action":{"location":"patent office","kind":"place"}}],"told":1,"began":1767225653.1699998,"clock":{"seat":0,"turn":4,"half":1767225698.1699998,"at":1767225743.1699998,"reminded":false}}]},"open_seats":false,"replay":0,"sealed":{"secret":"venue 4","cuts":["",""]},"old":null,"daily":null,"before":[],"night":"","branch":null}',1767225630.0,1456074443980800002,1456074443980800003,'',1.7672256471599998474e+09,1.76722570516999983791e+09,'venue 4');
INSERT INTO "tables" VALUES('pqmr3','gear_head','over',406,'{"id":"pqmr3","title":"gear_head","place":{"guild":1456074443980800002,"channel":1456074443980800003,"locale":"en","anywhere":false},"host":1456074452369408000,"pace":"live","seating":"fixed","status":"over","players":[{"name":"Ann","person":1456074452369408000,"robot":null,"left":false,"missed":0,"pressed":1767225659.2399998,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":2,"number":42,"driver":5,"striped":false,"wanted":null}},{"name":"Bo","person":1456074452369408001,"robot":null,"left":false,"missed":0,"pressed":1767225659.2399998,"passes":false,"since":0,"ahead":"","cut":"","car":{"colour":3,"number":43,"driver":5,"striped":false,"wanted":null}}],"match":{"seed":"venue 6","options":{},"seats":2,"state":{"hands":[[["Pistons",1],["Fuel",1],["Pistons",1],["Pistons",1],["Fuel",1],["Driveshaft",1]],[["Pistons",6],["Tires",1],["Battery",3],["Driveshaft",1],["Gearshift",2],["Fuel",6]]],"deck":[["Driveshaft",6],["Battery",4],["Gearshift",2],["Tires",4],["Battery",5],["Gearshift",1],["Fuel",1],["Battery",2],["Pistons",3],["Tires",3],["Driveshaft",4],["Fuel",2],["Gearshift",1],["Battery",1],["Fuel",5],["Gearshift",5],["Driveshaft",3],["Driveshaft",2],["Tires",1],["Driveshaft",1],["Gearshift",3],["Tires",6],["Battery",2],["Driveshaft",2],["Battery",1],["Tires",2]],"heap":[["Driveshaft",5],["Pistons",2],["Tires",1],["Battery",1],["Pistons",2],["Battery",6],["Fuel",4],["Gearshift",4],["Gearshift",1],["Gearshift",6],["Tires",2],["Fuel",3],["Pistons",4],["Tires",5],["Pistons",5],["Fuel",2]],"line":[1],"turn":201,"phase":{"kind":"finished"},"version":2},"ply":402,"counts":[202,200],"undone":0},"version":406,"began":1767225659.2399998,"clocks":[],"recent":[{"turn":173,"event":{"seat":0,"card":["Fuel",4],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":173,"event":{"seat":0,"card":["Battery",6],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":174,"event":{"seat":1,"card":["Tires",1],"kind":"drew"},"by":1,"forced":false,"kind":"happened"},{"turn":174,"event":{"seat":1,"card":["Pistons",1],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":175,"event":{"seat":0,"card":["Pistons",1],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":175,"event":{"seat":0,"card":["Pistons",1],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":176,"event":{"seat":1,"card":["Pistons",1],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":176,"event":{"seat":1,"card":["Driveshaft",1],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":177,"event":{"seat":0,"card":["Driveshaft",1],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":177,"event":{"seat":0,"card":["Fuel",4],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":178,"event":{"seat":1,"card":["Pistons",4],"kind":"drew"},"by":1,"forced":false,"kind":"happened"},{"turn":178,"event":{"seat":1,"card":["Gearshift",4],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":179,"event":{"seat":0,"card":["Gearshift",1],"kind":"drew"},"by":0,"forced":false,"kind":"happened"},{"turn":179,"event":{"seat":0,"card":["Tires",5],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":180,"event":{"seat":1,"card":["Tires",5],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":180,"event":{"seat":1,"card":["Pistons",1],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":181,"event":{"seat":0,"card":["Pistons",1],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":181,"event":{"seat":0,"card":["Gearshift",1],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":182,"event":{"seat":1,"card":["Fuel",2],"kind":"drew"},"by":1,"forced":false,"kind":"happened"},{"turn":182,"event":{"seat":1,"card":["Gearshift",6],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":183,"event":{"seat":0,"card":["Fuel",1],"kind":"drew"},"by":0,"forced":false,"kind":"happened"},{"turn":183,"event":{"seat":0,"card":["Tires",2],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":184,"event":{"seat":1,"card":["Pistons",1],"kind":"drew"},"by":1,"forced":false,"kind":"happened"},{"turn":184,"event":{"seat":1,"card":["Pistons",4],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":185,"event":{"seat":0,"card":["Pistons",4],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":185,"event":{"seat":0,"card":["Fuel",3],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":186,"event":{"seat":1,"card":["Battery",3],"kind":"drew"},"by":1,"forced":false,"kind":"happened"},{"turn":186,"event":{"seat":1,"card":["Battery",3],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":187,"event":{"seat":0,"card":["Battery",3],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":187,"event":{"seat":0,"card":["Pistons",1],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":188,"event":{"seat":1,"card":["Pistons",1],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":188,"event":{"seat":1,"card":["Pistons",1],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":189,"event":{"seat":0,"card":["Pistons",1],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":189,"event":{"seat":0,"card":["Battery",3],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":190,"event":{"seat":1,"card":["Battery",3],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":190,"event":{"seat":1,"card":["Pistons",1],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":191,"event":{"seat":0,"card":["Pistons",1],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":191,"event":{"seat":0,"card":["Pistons",4],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":192,"event":{"seat":1,"card":["Pistons",4],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":192,"event":{"seat":1,"card":["Fuel",1],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":193,"event":{"seat":0,"card":["Fuel",1],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":193,"event":{"seat":0,"card":["Driveshaft",1],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":194,"event":{"seat":1,"card":["Driveshaft",1],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":194,"event":{"seat":1,"card":["Fuel",2],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":195,"event":{"seat":0,"card":["Fuel",2],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":195,"event":{"seat":0,"card":["Driveshaft",1],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":196,"event":{"seat":1,"card":["Driveshaft",1],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":196,"event":{"seat":1,"card":["Pistons",4],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":197,"event":{"seat":0,"card":["Gearshift",2],"kind":"drew"},"by":0,"forced":false,"kind":"happened"},{"turn":197,"event":{"seat":0,"card":["Gearshift",2],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":198,"event":{"seat":1,"card":["Gearshift",2],"kind":"took"},"by":1,"forced":false,"kind":"happened"},{"turn":198,"event":{"seat":1,"card":["Tires",5],"kind":"discarded"},"by":1,"forced":false,"kind":"happened"},{"turn":199,"event":{"seat":0,"card":["Pistons",5],"kind":"drew"},"by":0,"forced":false,"kind":"happened"},{"turn":199,"event":{"seat":0,"card":["Pistons",5],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":200,"event":{"seat":1,"card":["Fuel",6],"kind":"drew"},"by":1,"forced":false,"kind":"happened"},{"turn":200,"event":{"seat":1,"card":["Driveshaft",1],"rank":1,"bonus":3,"kind":"pulled_up"},"by":1,"forced":false,"kind":"happened"},{"turn":200,"event":{"seat":0,"kind":"last_turn"},"by":null,"forced":false,"kind":"happened"},{"turn":201,"event":{"seat":0,"card":["Driveshaft",1],"kind":"took"},"by":0,"forced":false,"kind":"happened"},{"turn":201,"event":{"seat":0,"card":["Fuel",2],"kind":"discarded"},"by":0,"forced":false,"kind":"happened"},{"turn":201,"event":{"out":[0],"kind":"flagged"},"by":null,"forced":false,"kind":"happened"}],"ended":"","rematch":"","circuit":"pyhkj","after":"","way_back":null,"open_seats":false,"replay":0,"sealed":{"secret":"venue 6","cuts":["",""]},"old":null,"daily":null,"before":[],"night":"","branch":null}',1767225630.0,1456074443980800002,1456074443980800003,'pyhkj',1.76722565922999978065e+09,NULL,'venue 6');
CREATE TABLE taps (
	table_id TEXT NOT NULL, 
	turn INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	"by" TEXT NOT NULL, 
	action TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	lot INTEGER NOT NULL, 
	played BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, turn, seat, "by")
);
CREATE TABLE wishes (
	person BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	title TEXT NOT NULL, 
	PRIMARY KEY (person, guild, title)
);
CREATE TABLE workers (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	alone BOOLEAN NOT NULL, 
	since DOUBLE NOT NULL, 
	beat DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX circuits_by_guild ON circuits (guild);
CREATE UNIQUE INDEX circuits_open_by_name ON circuits (guild, folded) WHERE status IN ('open', 'closing');
CREATE INDEX results_by_circuit ON results (circuit);
CREATE INDEX results_by_person ON results (person);
CREATE INDEX tables_by_status ON tables (status, id);
CREATE INDEX lobbies_by_guild ON lobbies (guild);
CREATE INDEX tables_by_guild ON tables (guild, status);
CREATE INDEX lobbies_by_channel ON lobbies (channel);
CREATE INDEX tables_by_channel ON tables (channel, status);
CREATE INDEX lobbies_by_circuit ON lobbies (circuit);
CREATE INDEX tables_by_circuit ON tables (circuit, status);
CREATE INDEX lobbies_due ON lobbies (next_due);
CREATE INDEX tables_due ON tables (next_due);
CREATE INDEX circuits_due ON circuits (next_due);
CREATE INDEX notes_due ON notes (next_due);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX wishes_by_guild ON wishes (guild);
CREATE INDEX circuits_by_host ON circuits (host);
CREATE INDEX tables_by_age ON tables (changed) WHERE status <> 'playing';
CREATE INDEX daily_shares_by_person ON daily_shares (person, day);
CREATE INDEX dailies_by_day ON dailies (day);
CREATE INDEX nights_by_guild ON nights (guild, status);
CREATE INDEX nights_due ON nights (next_due);
CREATE INDEX reviews_by_person ON reviews (person);
CREATE INDEX puzzles_by_table ON puzzles (table_id);
CREATE INDEX missed_by_person ON missed (person);
CREATE INDEX tables_by_deal ON tables (deal);
CREATE INDEX results_by_guild ON results (guild, title, at);
CREATE INDEX notes_closed ON notes (id) WHERE closed = 1;
CREATE INDEX tables_by_title ON tables (status, title);
CREATE INDEX nights_by_age ON nights (changed);
COMMIT;