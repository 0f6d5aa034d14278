import { Stack } from '@chakra-ui/react';
import { ROUTES } from '../../config/routes';
import { Checkbox } from '../ui/checkbox';
import { Link } from '../ui/link';
import { TEXTS } from './forms.texts';

interface AgreementsProps {
  terms: boolean;
  privacy: boolean;
  onTerms: (agreed: boolean) => void;
  onPrivacy: (agreed: boolean) => void;
}

/** Every account requires both. The texts open beside the form, so that no input is lost. */
export function Agreements({ terms, privacy, onTerms, onPrivacy }: AgreementsProps) {
  return (
    <Stack gap="2.5">
      <Checkbox checked={terms} onChange={onTerms} name="agreedToTerms">
        {TEXTS.agree}{' '}
        <Link to={ROUTES.terms} target="_blank">
          {TEXTS.terms}
        </Link>
      </Checkbox>
      <Checkbox checked={privacy} onChange={onPrivacy} name="agreedToPrivacy">
        {TEXTS.agree}{' '}
        <Link to={ROUTES.privacy} target="_blank">
          {TEXTS.privacy}
        </Link>
      </Checkbox>
    </Stack>
  );
}
