import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

/** What was imported, when, and under which terms. */
@Entity('geo_imports')
export class GeoImport {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(200)
  source: string;

  /** The attribution that the licence requires, one line each. */
  @TextColumn(500)
  licence: string;

  @Column('int')
  rowCount: number;

  @InstantColumn()
  importedAt: number;
}
