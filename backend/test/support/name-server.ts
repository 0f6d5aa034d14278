import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

type Kind = 'ipv4' | 'ipv6';

const HEADER_BYTES = 12;
/** The flags of a successful response to a standard query. */
const ANSWER_FLAGS = 0x8180;
const POINTER_TO_QUESTION = 0xc00c;
const KINDS: Record<number, Kind> = { 1: 'ipv4', 28: 'ipv6' };

/** The addresses of each name. Questions for a kind of address that is not listed get no reply. */
type Answers = Record<string, Partial<Record<Kind, string[]>>>;

/** A name server that stays silent if a test wants it to. */
export class NameServer {
  /** The names asked for, one per question. */
  readonly asked: string[] = [];
  private readonly socket = createSocket('udp4');

  constructor(private readonly answers: Answers = {}) {
    this.socket.on('message', (message, { port, address }) => {
      const { name, type, end } = readQuestion(message);
      this.asked.push(name);
      const kind = KINDS[type];
      const addresses = kind && this.answers[name]?.[kind];
      if (addresses) this.socket.send(answerTo(message.subarray(0, end), type, addresses), port, address);
    });
  }

  async start(): Promise<void> {
    this.socket.bind(0, '127.0.0.1');
    await once(this.socket, 'listening');
  }

  /** The address in the format of `Resolver.setServers`. */
  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }
}

function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, type: number, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(ANSWER_FLAGS, 2);
  for (const [index, records] of [1, addresses.length, 0, 0].entries())
    head.writeUInt16BE(records, 4 + index * 2);
  const records = addresses.map((address) => {
    const data = Buffer.from(ipaddr.parse(address).toByteArray());
    const record = Buffer.alloc(HEADER_BYTES);
    record.writeUInt16BE(POINTER_TO_QUESTION, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, ...records]);
}
