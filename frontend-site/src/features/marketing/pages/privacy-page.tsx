import { LegalPage } from '../components/legal-page';
import { PRIVACY } from '../content/privacy';

export function PrivacyPage() {
  return <LegalPage document={PRIVACY} />;
}
