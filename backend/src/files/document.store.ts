import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { FileStore } from './file.store.js';

/** Private documents. They have no address; whoever may see one gets it through the use case. */
@Injectable()
export class DocumentStore extends FileStore {
  constructor(config: Config) {
    super(config, { folder: 'documents', prefix: 'documents/' });
  }
}
