import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';
import { type MouseEvent, startTransition, useOptimistic } from 'react';
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
  // The tab that was pressed is marked at once; its page, which takes longer, follows.
  const [marked, mark] = useOptimistic(tab);
  const navigate = useNavigate();
  const open = (event: MouseEvent, name: TabName) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => {
      mark(name);
      void navigate(PATHS[name]);
    });
  };
  return (
    <Tabs
      value={marked ?? false}
      aria-label={TEXTS.console}
      sx={listStyle}
      slotProps={{ indicator: { sx: { display: 'none' } } }}
    >
      {SECTIONS.map(({ name, label }) => {
        const Icon = ICONS[name];
        return (
          <Tab
            key={name}
            value={name}
            id={tabId(name)}
            aria-controls={name === tab ? panelId : undefined}
            component={Link}
            to={PATHS[name]}
            onClick={(event: MouseEvent) => open(event, name)}
            label={label}
            icon={<Icon fontSize="small" />}
            iconPosition="start"
            sx={tabStyle}
          />
        );
      })}
    </Tabs>
  );
}

const listStyle = ({ breakpoints }: Theme) => ({
  minHeight: 0,
  minWidth: 0,
  '& .MuiTabs-list': { gap: '4px' },
  [breakpoints.down('sm')]: {
    flex: 1,
    '& .MuiTabs-list': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0 },
  },
});

export const tabStyle = ({ tones, breakpoints }: Theme) => ({
  minHeight: 46,
  padding: '10px 16px',
  borderRadius: '12px 12px 0 0',
  color: tones.band.textSoft,
  opacity: 1,
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { color: tones.band.text, backgroundColor: tones.band.line },
  '&:focus-visible': { outlineColor: tones.band.highlight, outlineOffset: -3 },
  '&.Mui-selected': { backgroundColor: tones.ground, color: tones.ink.fg },
  [breakpoints.down('md')]: { padding: '10px 12px', '& .MuiTab-icon': { display: 'none' } },
  [breakpoints.down('sm')]: {
    flexDirection: 'column',
    gap: '2px',
    minWidth: 0,
    padding: '8px 4px 10px',
    borderRadius: 0,
    fontSize: '0.6875rem',
    lineHeight: 1.2,
    '& .MuiTab-icon': { display: 'block', margin: 0 },
    '&.Mui-selected': { backgroundColor: 'transparent', color: tones.band.highlight },
  },
});
