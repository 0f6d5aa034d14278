import { Column, Entity, PrimaryColumn } from 'typeorm';
import { FlagColumn } from '../database/columns.js';

/** The middle of all postcodes that begin alike: a sector `OX1 2`, an outward code `OX1`, a group `W1`, an area `OX`. */
@Entity('postcode_groups')
export class PostcodeGroup {
  @PrimaryColumn('varchar', { length: 6 })
  code: string;

  @Column('double')
  latitude: number;

  @Column('double')
  longitude: number;

  /** How many full postcodes of ours the middle stands on; 0 when a file gave it as it is, or it is the mean of such. */
  @Column('int')
  units: number;

  /** Worked out by us from what it consists of, so that it is worked out anew when that changes. */
  @FlagColumn(false)
  isDerived: boolean;
}
