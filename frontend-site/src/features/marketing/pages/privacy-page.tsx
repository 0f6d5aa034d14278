import { LegalPage } from '../components/legal-page';
import { PRIVACY } from '../content/privacy';

export function PrivacyPage() {
  return (
    <LegalPage
      document={PRIVACY}
      description="What we know about you, why, for how long, and how to see or change it."
    />
  );
}
