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

  /**
   * From how many full postcodes the middle was computed; 0 if a file contained it, or if it is the mean of such
   * middles.
   */
  @Column('int')
  units: number;

  /** Computed by us from its parts, so that it is computed again when they change. */
  @FlagColumn(false)
  isDerived: boolean;
}
