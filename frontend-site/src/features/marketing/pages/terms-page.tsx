import { LegalPage } from '../components/legal-page';
import { TERMS } from '../content/terms';

export function TermsPage() {
  return <LegalPage document={TERMS} />;
}
