/** Entities before their aspects are generated. */
export interface PlannedEntity {
  readonly urn: string;
  readonly name: string;
}

/** A container: a database, or a schema in one. */
export interface PlannedContainer extends PlannedEntity {
  readonly platform: string;
  readonly database: string;
  /** Absent for a database. */
  readonly schema?: string;
  readonly parent?: string;
}

export interface PlannedJob extends PlannedEntity {
  readonly flow: string;
}

export interface PlannedDataset extends PlannedEntity {
  readonly position: number;
  readonly platform: string;
  readonly schema: PlannedContainer;
  readonly layer: number;
}
