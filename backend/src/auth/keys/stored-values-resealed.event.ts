/** Values that an earlier key had sealed are sealed with the current one; `lost` ones no key of the ring opens. */
export class StoredValuesResealed {
  constructor(
    readonly changed: number,
    readonly lost: number,
  ) {}
}
