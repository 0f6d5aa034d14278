import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TEXTS } from '../../i18n/api-keys.texts';
import { apiKeysPath } from '../../paths';
import { useOwnEmail } from '../../session/useOwnEmail';
import { MakeKey } from './MakeKey';

/** Actions on the admin's own keys: find them in the list, and create one. */
export function OwnKeys() {
  const [isMaking, setMaking] = useState(false);
  const email = useOwnEmail();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 5 }}>
      <Button variant="contained" onClick={() => setMaking(true)}>
        {TEXTS.make}
      </Button>
      {email !== undefined && (
        <Button variant="outlined" component={Link} to={apiKeysPath(email)}>
          {TEXTS.mine}
        </Button>
      )}
      {isMaking && <MakeKey onClose={() => setMaking(false)} />}
    </Box>
  );
}
