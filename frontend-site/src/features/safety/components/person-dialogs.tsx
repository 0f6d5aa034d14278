import { Box, Stack, Text } from '@chakra-ui/react';
import { Ban, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import type { OtherPerson } from '../api/blocks';
import { TEXTS } from '../safety.texts';
import { BlockDialog } from './block-dialog';
import { ReportDialog } from './report-dialog';

interface PersonDialogsProps {
  person: OtherPerson;
  onClose: () => void;
}

/** First the choice, then what was chosen. On a phone each is a sheet at the bottom edge. */
export function PersonDialogs({ person, onClose }: PersonDialogsProps) {
  const [chosen, setChosen] = useState<'report' | 'block'>();
  if (chosen === 'block') return <BlockDialog person={person} onClose={onClose} />;
  if (chosen === 'report') {
    const thing = { kind: 'person', aboutId: person.id, name: person.name } as const;
    return <ReportDialog thing={thing} onClose={onClose} />;
  }
  const { report, block, title } = TEXTS.actions;
  return (
    <Dialog open onClose={onClose} size="sm" title={title(person.name)} description={TEXTS.danger}>
      <Stack gap="3" pt="2">
        <Choice
          icon={<Flag size={20} aria-hidden />}
          title={report.title(person.name)}
          text={report.text}
          onChoose={() => setChosen('report')}
        />
        <Choice
          icon={<Ban size={20} aria-hidden />}
          title={block.title(person.name)}
          text={block.text}
          onChoose={() => setChosen('block')}
        />
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  title: string;
  text: string;
  onChoose: () => void;
}

function Choice({ icon, title, text, onChoose }: ChoiceProps) {
  return (
    <Button
      variant="outline"
      h="auto"
      py="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={onChoose}
    >
      {icon}
      <Box minW="0">
        <Text>{title}</Text>
        <Text textStyle="sm" fontWeight="normal" color="fg.muted">
          {text}
        </Text>
      </Box>
    </Button>
  );
}
