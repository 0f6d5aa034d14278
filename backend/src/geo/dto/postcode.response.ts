import { ApiProperty } from '@nestjs/swagger';
import { PLACE_PRECISIONS, type PlacePrecision } from '@tidyhearth/domain';
import type { ResolvedPostcode } from '../resolved-postcode.js';
import { areaName } from '../starter/starter-table.js';

/** Never contains the position itself, which we may not hand out in bulk. */
export class PostcodeResponse {
  @ApiProperty({
    example: 'OX1 2JD',
    description: 'Normalised form of what was typed: a full postcode, a sector or an outward code',
  })
  postcode: string;

  @ApiProperty({
    enum: PLACE_PRECISIONS,
    enumName: 'PlacePrecision',
    description: 'How exactly the place is known; a search around it is equally exact',
  })
  precision: PlacePrecision;

  @ApiProperty({ example: 'OX', description: 'Postcode area' })
  area: string;

  @ApiProperty({ example: 'Oxford', description: 'Town or region after which the area is named' })
  areaName: string;
}

export function postcodeResponse({ postcode, precision, area }: ResolvedPostcode): PostcodeResponse {
  return { postcode, precision, area, areaName: areaName(area) ?? area };
}
