import { exportedRows } from './exported-rows.js';

describe('exportedRows', () => {
  it('writes instants, amounts and flags as the API does', () => {
    const row = {
      startsAt: 0,
      paidAt: null,
      totalPence: 4550,
      isInsured: 1,
      claimsBackgroundCheck: 0,
      city: 'Oxford',
    };
    expect(exportedRows([row])).toEqual([
      {
        startsAt: '1970-01-01T00:00:00.000Z',
        paidAt: null,
        total: '45.50',
        isInsured: true,
        claimsBackgroundCheck: false,
        city: 'Oxford',
      },
    ]);
  });
});
