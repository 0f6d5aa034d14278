import { useEffect } from 'react';
import { BRAND } from '../brand';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name} ${BRAND.product.toLowerCase()}`;
  }, [title]);
}
