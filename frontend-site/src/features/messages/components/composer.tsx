import { Box, chakra, Flex, Text, Textarea } from '@chakra-ui/react';
import { lengthOf, MESSAGE_MAX } from '@tidyhearth/domain';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { IconButton } from '../../../components/ui';
import { TEXTS } from '../messages.texts';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  sending: boolean;
  label: string;
}

const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Enter sends where there is a keyboard; on a phone it starts a new line, as people expect. */
export function Composer({ text, onText, onSend, sending, label }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const complaint = useId();
  const blank = text.trim() === '';
  const excess = lengthOf(text.trim()) - MESSAGE_MAX;
  const tooLong = excess > 0;
  const send = () => {
    if (!blank && !tooLong && !sending) onSend();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The send button is then disabled and would lose the focus. After a touch, focusing the box would open a phone's
    // keyboard again.
    if (document.activeElement?.matches('button:focus-visible')) box.current?.focus();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <chakra.form onSubmit={submit} borderTopWidth="1px" p="3">
      {tooLong && (
        <Text id={complaint} role="alert" color="fg.error" textStyle="sm" mb="2">
          {TEXTS.tooLong(MESSAGE_MAX, excess)}
        </Text>
      )}
      <Flex gap="2" align="flex-end">
        <Box flex="1" minW="0">
          <Textarea
            ref={box}
            // An inline textarea leaves space for descenders below itself.
            display="block"
            aria-label={label}
            placeholder={label}
            rows={Math.min(5, Math.max(1, text.split('\n').length))}
            aria-invalid={tooLong}
            aria-describedby={tooLong ? complaint : undefined}
            resize="none"
            // As high as the text, where the browser can do that, up to what a phone's keyboard leaves of the screen.
            fieldSizing="content"
            maxH="8.5rem"
            _placeholder={{ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Box>
        <IconButton
          type="submit"
          variant="solid"
          aria-label={TEXTS.composer.send}
          disabled={blank || tooLong || sending}
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </Flex>
    </chakra.form>
  );
}
