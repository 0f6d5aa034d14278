import { Column, Entity, PrimaryColumn } from 'typeorm';
import { FlagColumn } from '../database/columns.js';

/** The position of a full postcode, imported from the official files or answered by a postcode service. */
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

  /** Answered by a service, one postcode at a time: it says nothing about its surroundings. */
  @FlagColumn(false)
  isLookedUp: boolean;
}
