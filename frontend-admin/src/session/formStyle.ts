import type { CSSProperties } from 'react';

export const formStyle: CSSProperties = { display: 'grid', gap: 16, marginTop: 24 };
