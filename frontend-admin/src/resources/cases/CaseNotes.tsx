import Box from '@mui/material/Box';
import { CASE_NOTE_MAX, withoutSent } from '@tidyhearth/domain';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { addCaseNote } from '../../actions/caseActs';
import { useAct } from '../../actions/useAct';
import { Soft, When } from '../../components/cells';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import type { AdminCaseDetail } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { ActButton } from '../../components/ActButton';
import { LimitedField } from '../../components/LimitedField';

type NoteLine = AdminCaseDetail['notes'][number];

/** Notes by the team and additions by the reporter, oldest first. */
export function CaseNotes({ record }: { record: AdminCaseDetail }) {
  const translate = useTranslate();
  const { id, notes } = record;
  return (
    <section aria-labelledby="notes-heading">
      <SectionHeading title={translate('cases.notes.title')} level="h3" id="notes-heading" />
      <Panel sx={{ padding: '4px 20px 20px' }}>
        <Box component="ol" aria-labelledby="notes-heading" sx={listStyle}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Box>
        {/* The key prevents text typed about one case from becoming a note on another. */}
        <NewNote key={id} caseId={id} />
      </Panel>
    </section>
  );
}

function Note({ note }: { note: NoteLine }) {
  const translate = useTranslate();
  return (
    <li>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Box>
      <Soft>
        {translate(`cases.notes.${note.kind}`, { name: note.authorName ?? translate('cases.nobody') })},{' '}
        <When at={note.createdAt} />
      </Soft>
    </li>
  );
}

function NewNote({ caseId }: { caseId: number }) {
  const translate = useTranslate();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [text, setText] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    const sent = text.trim();
    if (await perform(addCaseNote(verbs, caseId, sent))) setText((now) => withoutSent(now, sent));
  }

  return (
    <Box component="form" onSubmit={(event: FormEvent) => void add(event)} sx={{ display: 'grid', gap: 3 }}>
      <LimitedField
        label={translate('cases.notes.label')}
        helperText={translate('cases.notes.hint')}
        multiline
        minRows={2}
        value={text}
        limit={CASE_NOTE_MAX}
        onChange={setText}
      />
      <Box>
        <ActButton type="submit" variant="outlined" isPending={isPending} disabled={text.trim() === ''}>
          {translate('cases.notes.add')}
        </ActButton>
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: '0 0 16px',
  padding: 0,
  '& > li': { paddingBlock: 3, borderBottom: 1, borderColor: 'divider' },
} as const;
