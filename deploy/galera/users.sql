-- Whom the proxy asks as whether a node is in sync: signs in and reads the status, nothing else.
CREATE USER IF NOT EXISTS proxy_check@'%';
