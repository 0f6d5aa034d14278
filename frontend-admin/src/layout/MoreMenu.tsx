import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../paths';
import { currentMore, MORE_SECTIONS } from './sections';
import { TEXTS } from '../i18n/layout.texts';

/** A menu of the lists that have no tab. Its button is named after the list that is open. */
export function MoreMenu() {
  const open = currentMore(useLocation().pathname);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-label={open ? TEXTS.more.opened(open.label) : TEXTS.more.button}
        startIcon={<MoreHorizRounded fontSize="small" />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[buttonStyle, open !== undefined && selectedStyle]}
      >
        {TEXTS.more.button}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { component: 'nav', 'aria-label': TEXTS.more.label } }}
      >
        {MORE_SECTIONS.map(({ name, label }) => (
          <MenuItem
            key={name}
            component={Link}
            to={PATHS[name]}
            selected={name === open?.name}
            aria-current={name === open?.name ? 'page' : undefined}
            onClick={close}
            sx={{ minHeight: 44 }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const buttonStyle = ({ tones, breakpoints }: Theme) => ({
  minHeight: 46,
  borderRadius: '12px 12px 0 0',
  color: tones.band.textSoft,
  '&:hover': { color: tones.band.text, backgroundColor: tones.band.line },
  '&:focus-visible': { outlineColor: tones.band.highlight, outlineOffset: -3 },
  [breakpoints.down('md')]: { '& .MuiButton-startIcon': { display: 'none' } },
  [breakpoints.down('sm')]: {
    flexDirection: 'column' as const,
    flex: '0 0 20%',
    minWidth: 0,
    padding: '8px 4px 10px',
    borderRadius: 0,
    fontSize: '0.6875rem',
    lineHeight: 1.2,
    '& .MuiButton-startIcon': { display: 'block', margin: '0 0 2px' },
  },
});

const selectedStyle = ({ tones, breakpoints }: Theme) => ({
  backgroundColor: tones.ground,
  color: tones.ink.fg,
  '&:hover': { backgroundColor: tones.ground, color: tones.ink.fg },
  [breakpoints.down('sm')]: { backgroundColor: 'transparent', color: tones.band.highlight },
});
