-- Who takes backups and copies the binary log: reads, and changes nothing. The image makes the user before this is run.
GRANT SELECT, SHOW VIEW, TRIGGER ON tidyhearth.* TO backup@'%';
GRANT REPLICATION SLAVE, BINLOG MONITOR ON *.* TO backup@'%';
