import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseAddress } from '../config/database-url.js';

export const connect = ({ tls, ...address }: DatabaseAddress) => createConnection({ ...address, ssl: tls });

async function ask<T>(
  address: DatabaseAddress,
  question: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(address);
  try {
    return await question(connection);
  } finally {
    await connection.end();
  }
}

/** Whether the server keeps a binary log, from which every change since a backup can be made again. */
export const keepsBinaryLog = (address: DatabaseAddress): Promise<boolean> =>
  ask(address, async (connection) => {
    const [[found]] = await connection.query<RowDataPacket[]>("SHOW GLOBAL VARIABLES LIKE 'log_bin'");
    return found?.Value === 'ON';
  });

/** The files of that log, oldest first. Needs the right BINLOG MONITOR. */
export const binaryLogs = (address: DatabaseAddress): Promise<string[]> =>
  ask(address, async (connection) => {
    const [logs] = await connection.query<RowDataPacket[]>('SHOW BINARY LOGS');
    return logs.map(({ Log_name: name }) => String(name));
  });
