/** Where browsers report what the policy kept them from. */
export const CSP_REPORTS = '/api/csp-reports';
