import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { BackupError } from './backup-error.js';

const MAGIC = Buffer.from('THBK1\n');
const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.length + 2 * SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const ID_BYTES = 2;

/**
 * Distinguishes one `BACKUP_KEY` from the previous one, in lines that many people read. It is so short that thousands
 * of keys share each id, so that it can't be used to confirm a guess.
 */
export const backupKeyId = (secret: string): string =>
  scryptSync(secret, 'tidyhearth backup key id', ID_BYTES, SCRYPT).toString('hex');

export type Bytes = AsyncIterable<Buffer>;

/**
 * Encrypts files with AES-256-GCM, chunk by chunk. Each file has its own key, derived from `BACKUP_KEY` and the file's
 * name, so that files can't be exchanged. Each nonce contains the chunk's number and whether it is the last one, so
 * that chunks can't be left out, moved or cut off.
 */
export class Sealing {
  private readonly salt = randomBytes(SALT_BYTES);
  private readonly masters = new Map<string, Buffer>();

  constructor(private readonly secret: string) {}

  async *seal(name: string, content: Bytes): Bytes {
    const header = Buffer.concat([MAGIC, this.salt, randomBytes(SALT_BYTES)]);
    const key = this.keyOf(name, header);
    yield header;
    let number = 0;
    let waiting: Buffer = Buffer.alloc(0);
    for await (const chunk of inChunks(content, CHUNK_BYTES)) {
      if (waiting.length > 0) yield sealChunk(key, header, number++, false, waiting);
      waiting = chunk;
    }
    yield sealChunk(key, header, number, true, waiting);
  }

  /** @throws BackupError for a wrong key, and for a file that was altered or cut off */
  async *open(name: string, sealed: Bytes): Bytes {
    const parts = inChunks(sealed, CHUNK_BYTES + TAG_BYTES, HEADER_BYTES);
    const header = (await parts.next()).value;
    if (!header || header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
      throw new BackupError(`${name} is not a sealed file of a backup.`);
    const key = this.keyOf(name, header);
    let number = 0;
    let waiting: Buffer | undefined;
    for await (const chunk of parts) {
      if (waiting) yield this.openChunk(name, key, header, number++, false, waiting);
      waiting = chunk;
    }
    yield this.openChunk(name, key, header, number, true, waiting ?? Buffer.alloc(0));
  }

  private openChunk(
    name: string,
    key: Buffer,
    header: Buffer,
    number: number,
    isLast: boolean,
    sealed: Buffer,
  ): Buffer {
    const end = sealed.length - TAG_BYTES;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), {
        authTagLength: TAG_BYTES,
      }).setAAD(header);
      decipher.setAuthTag(sealed.subarray(end));
      return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
    } catch {
      throw new BackupError(
        `${name} does not open: another BACKUP_KEY (this one has the id ${backupKeyId(this.secret)}), or it was altered or cut off.`,
      );
    }
  }

  private keyOf(name: string, header: Buffer): Buffer {
    const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
    const known = salt.toString('hex');
    const master = this.masters.get(known) ?? scryptSync(this.secret, salt, KEY_BYTES, SCRYPT);
    this.masters.set(known, master);
    const own = header.subarray(MAGIC.length + SALT_BYTES);
    return Buffer.from(hkdfSync('sha256', master, own, `tidyhearth backup ${name}`, KEY_BYTES));
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

function sealChunk(key: Buffer, header: Buffer, number: number, isLast: boolean, chunk: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Divides a stream into chunks of one size, whatever sizes arrive. The first may have another size, and the last may be
 * shorter.
 */
async function* inChunks(content: Bytes, size: number, firstSize = size): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let length = 0;
  let wanted = firstSize;
  for await (const part of content) {
    waiting.push(part);
    length += part.length;
    if (length < wanted) continue;
    let whole: Buffer = Buffer.concat(waiting);
    while (whole.length >= wanted) {
      yield whole.subarray(0, wanted);
      whole = whole.subarray(wanted);
      wanted = size;
    }
    waiting = [whole];
    length = whole.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
  return undefined;
}
