import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, startTransition, useOptimistic } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../paths';
import { currentTab, panelId, SECTIONS, tabId, type TabName } from './sections';
import { TEXTS } from '../i18n/layout.texts';

const ICONS: Record<TabName, typeof PeopleOutlined> = {
  users: PeopleOutlined,
  applications: AssignmentIndOutlined,
  bookings: EventNoteOutlined,
  security: ShieldOutlined,
};

export function SectionTabs() {
  const tab = currentTab(useLocation().pathname);
  // The pressed tab is marked at once, before its page is rendered.
  const [marked, mark] = useOptimistic(tab);
  const navigate = useNavigate();
  const open = (event: MouseEvent, name: TabName) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    startTransition(() => {
      mark(name);
      void navigate(PATHS[name]);
    });
  };
  return (
    <Box role="tablist" aria-label={TEXTS.console} sx={listStyle} onKeyDown={moveFocus}>
      {SECTIONS.map(({ name, label }, index) => {
        const Icon = ICONS[name];
        const isMarked = name === marked;
        return (
          <ButtonBase
            key={name}
            id={tabId(name)}
            role="tab"
            aria-selected={isMarked}
            aria-controls={name === tab ? panelId : undefined}
            tabIndex={isMarked || (!marked && index === 0) ? 0 : -1}
            component={Link}
            to={PATHS[name]}
            onClick={(event: MouseEvent) => open(event, name)}
            sx={[tabStyle, isMarked && selectedStyle]}
          >
            <Icon fontSize="small" />
            {label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

/** With a modifier, a key or press belongs to the browser: Back, or opening a new tab. */
const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent | MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Only one tab is in the tab order; arrow keys lead to the others. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const target = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }[event.key];
  if (target === undefined || hasModifier(event)) return;
  event.preventDefault();
  tabs.at(target)?.focus();
}

const listStyle = ({ breakpoints }: Theme) => ({
  display: 'flex',
  gap: '4px',
  minWidth: 0,
  [breakpoints.down('sm')]: { flex: 1, display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0 },
});

const tabStyle = ({ tones, breakpoints, typography }: Theme) => ({
  ...typography.button,
  gap: 1,
  minHeight: 46,
  minWidth: 90,
  padding: '10px 16px',
  borderRadius: '12px 12px 0 0',
  lineHeight: 1.25,
  textAlign: 'center' as const,
  color: tones.band.textSoft,
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { color: tones.band.text, backgroundColor: tones.band.line },
  '&:focus-visible': { outlineColor: tones.band.highlight, outlineOffset: -3 },
  [breakpoints.down('md')]: { padding: '10px 12px', '& svg': { display: 'none' } },
  [breakpoints.down('sm')]: {
    flexDirection: 'column' as const,
    gap: '2px',
    minWidth: 0,
    padding: '8px 4px 10px',
    borderRadius: 0,
    fontSize: '0.6875rem',
    lineHeight: 1.2,
    '& svg': { display: 'block' },
  },
  // As wide as the longest word at 320 pixels; larger letters break it.
  '@media (max-width: 21rem)': {
    paddingInline: 0,
    fontSize: '0.625rem',
    overflowWrap: 'anywhere' as const,
    hyphens: 'auto' as const,
  },
});

const selectedStyle = ({ tones, breakpoints }: Theme) => ({
  '&, &:hover': { backgroundColor: tones.ground, color: tones.ink.fg },
  [breakpoints.down('sm')]: { '&, &:hover': { backgroundColor: 'transparent', color: tones.band.highlight } },
});
