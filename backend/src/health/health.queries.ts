import { int, select } from '../database/statement.js';

export const PING = select('health.ping', { answer: int }, 'SELECT 1 AS answer');
