/** Where browsers report what the policy blocked. */
export const CSP_REPORTS = '/api/csp-reports';
