import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNotificationContext, type NotificationPayload } from 'react-admin';
import type { ToastOptions } from '../actions/useAct';
import { TEXTS } from '../i18n/layout.texts';

const SHOWN_MS = 5000;
const FOCUS_KEY = 'F8';

/** One toast at a time; a newer one replaces the older. F8 moves the focus to it. */
export function Toasts() {
  const { notifications, resetNotifications: close } = useNotificationContext();
  const current = notifications.at(-1);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === FOCUS_KEY) region.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  // Dialogs hide everything outside from assistive technology, but toasts about their acts appear here.
  useLayoutEffect(() => {
    if (current !== undefined) region.current?.removeAttribute('aria-hidden');
  }, [current]);

  return (
    <Portal>
      {/*
       * Rendered before any toast, because not every screen reader announces a region that appears together with its
       * text.
       */}
      <Box component="section" ref={region} role="status" aria-label={TEXTS.notifications} tabIndex={-1}>
        <Snackbar
          key={notifications.length}
          open={current !== undefined}
          autoHideDuration={SHOWN_MS}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') close();
          }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          // At the top on a phone, because tabs and decisions are at the bottom.
          sx={{ top: { xs: 12, sm: 'auto' }, bottom: { xs: 'auto', sm: 24 } }}
        >
          <div>{current && <ToastCard toast={current} onClose={close} />}</div>
        </Snackbar>
      </Box>
    </Portal>
  );
}

/** Reads our own options, which react-admin passes on unchanged. */
function optionsOf({ notificationOptions = {} }: NotificationPayload): ToastOptions {
  const { description, actionLabel, onAction } = notificationOptions;
  return { description, actionLabel, onAction };
}

interface ToastCardProps {
  toast: NotificationPayload;
  onClose: () => void;
}

function ToastCard({ toast, onClose }: ToastCardProps) {
  const { description, actionLabel, onAction } = optionsOf(toast);
  const isFailure = toast.type === 'error';
  return (
    <Box
      role={isFailure ? 'alert' : undefined}
      sx={({ tones }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minWidth: { sm: 320 },
        maxWidth: 480,
        padding: '10px 8px 10px 16px',
        borderRadius: '14px',
        color: (isFailure ? tones.brick : tones.ink).onSolid,
        backgroundColor: (isFailure ? tones.brick : tones.ink).solid,
        boxShadow: '0 12px 32px -8px rgb(11 27 21 / 0.35)',
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{toast.message}</Box>
        {description && <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{description}</Box>}
      </Box>
      {onAction && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          sx={{ color: 'inherit', borderColor: 'currentColor' }}
          onClick={() => {
            onClose();
            onAction();
          }}
        >
          {actionLabel}
        </Button>
      )}
      <IconButton size="small" color="inherit" aria-label={TEXTS.dismiss} onClick={onClose}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
