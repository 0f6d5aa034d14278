/**
 * Values sealed with an earlier key were sealed again with the current one; `lost` is the number of values that no key
 * of the ring can open.
 */
export class StoredValuesResealed {
  constructor(
    readonly changed: number,
    readonly lost: number,
  ) {}
}
