import Box from '@mui/material/Box';
import { API_KEY_STATES, formatDate } from '@tidyhearth/domain';
import { useRecordContext } from 'react-admin';
import { CardHead, Soft, When } from '../../components/cells';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { StatusPill } from '../../components/StatusPill';
import type { ApiKey } from '../../contract';
import { TEXTS } from '../../i18n/api-keys.texts';
import type { ToneName } from '../../theme/tones';
import { OwnKeys } from './OwnKeys';
import { RevokeKey } from './RevokeKey';

const TONES: Record<ApiKey['state'], ToneName> = { live: 'sage', expired: 'ink', revoked: 'brick' };
const STATES = API_KEY_STATES.map((value) => ({ value, label: TEXTS.states[value] }));

const State = ({ state }: ApiKey) => <StatusPill tone={TONES[state]}>{TEXTS.states[state]}</StatusPill>;

function Owner({ ownerName, ownerEmail }: ApiKey) {
  return (
    <>
      {ownerName}
      <Soft>{ownerEmail}</Soft>
    </>
  );
}

const LastUse = ({ lastUsedAt }: ApiKey) => (lastUsedAt === null ? TEXTS.never : <When at={lastUsedAt} />);

const columns = (
  <>
    <Column<ApiKey>
      source="name"
      render={({ name, prefix, lastFour }) => (
        <>
          <strong>{name}</strong>
          <Soft>{TEXTS.hint(prefix, lastFour)}</Soft>
        </>
      )}
    />
    <Column<ApiKey> source="ownerName" render={Owner} />
    <Column<ApiKey> source="scopes" render={({ scopes }) => <Soft>{scopes.join(', ')}</Soft>} />
    <Column<ApiKey> source="state" render={State} />
    <Column<ApiKey> source="lastUsedAt" isSortable render={LastUse} />
    <Column<ApiKey> source="expiresAt" isSortable render={({ expiresAt }) => formatDate(expiresAt)} />
    <Column<ApiKey> source="actions" align="right" render={(apiKey) => <RevokeKey apiKey={apiKey} />} />
  </>
);

function KeyCard() {
  const apiKey = useRecordContext<ApiKey>();
  if (!apiKey) return null;
  const { name, prefix, lastFour, scopes, expiresAt } = apiKey;
  return (
    <>
      <CardHead title={name}>
        <State {...apiKey} />
      </CardHead>
      <Soft>{TEXTS.hint(prefix, lastFour)}</Soft>
      <Owner {...apiKey} />
      <Soft>{scopes.join(', ')}</Soft>
      <Soft>{TEXTS.until(formatDate(expiresAt))}</Soft>
      <Box sx={{ marginTop: 3 }}>
        <RevokeKey apiKey={apiKey} />
      </Box>
    </>
  );
}

/** Everybody's keys, including the admin's own. */
export function ApiKeyList() {
  return (
    <Section resource="api-keys">
      <OwnKeys />
      <ConsoleList
        resource="api-keys"
        sort={{ field: 'id', order: 'DESC' }}
        orders={['id', 'lastUsedAt', 'expiresAt']}
        card={<KeyCard />}
        filters={
          <>
            <SearchInput />
            <ChoiceInput source="state" choices={STATES} />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
