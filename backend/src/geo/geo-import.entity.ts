import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

/** What was imported when, and under which terms it is shown. */
@Entity('geo_imports')
export class GeoImport {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(200)
  source: string;

  /** The attribution that the licence asks for, one line each. */
  @TextColumn(500)
  licence: string;

  @Column('int')
  rowCount: number;

  @InstantColumn()
  importedAt: number;
}
