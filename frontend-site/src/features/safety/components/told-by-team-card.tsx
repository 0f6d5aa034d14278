import { Stack, Text } from '@chakra-ui/react';
import { formatDate } from '@tidyhearth/domain';
import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { SettingCard } from '../../../components/ui/setting-card';
import { WRITTEN } from '../../../components/ui/written';
import { LoadMore } from '../../../server-state/load-more';
import { useToldByTeam } from '../api/reports';
import { TEXTS } from '../safety.texts';

/** What the team told the person whom a report was about. Most people have none, and see no card. */
export function ToldByTeamCard() {
  const told = useToldByTeam();
  const list = useRef<HTMLDivElement>(null);
  if (!told.data?.length) return null;
  return (
    <SettingCard icon={Mail} title={TEXTS.told.title} text={TEXTS.told.text}>
      <Stack gap="0">
        <Stack as="ul" ref={list} aria-label={TEXTS.told.title} gap="0" listStyleType="none">
          {told.data.map(({ id, words, toldAt }) => (
            <Stack key={id} as="li" gap="1" py="3" borderTopWidth="1px">
              <Text color="fg.muted" textStyle="sm">
                {formatDate(toldAt)}
              </Text>
              <Text {...WRITTEN}>{words}</Text>
            </Stack>
          ))}
        </Stack>
        <LoadMore pages={told} list={list} size="sm" variant="ghost">
          {TEXTS.told.more}
        </LoadMore>
      </Stack>
    </SettingCard>
  );
}
