import { Column, Entity, PrimaryColumn } from 'typeorm';
import { FlagColumn } from '../database/columns.js';

/** The position of a full postcode, imported from the official files. */
@Entity('postcodes')
export class Postcode {
  /** `OX1 2JD` */
  @PrimaryColumn('varchar', { length: 8 })
  postcode: string;

  @Column('double')
  latitude: number;

  @Column('double')
  longitude: number;

  /** No longer in use by Royal Mail; people still type it. */
  @FlagColumn(false)
  isTerminated: boolean;
}
