import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button, Card } from '../../../components/ui';
import { acceptablePhoto, useUploadPhoto } from '../api/account';
import { TEXTS } from '../account.texts';

interface PhotoCardProps {
  owner: { kind: 'cleaner' | 'user'; id: number };
  picture: ReactNode;
  hint: string;
  hasPhoto: boolean;
}

export function PhotoCard({ owner, picture, hint, hasPhoto }: PhotoCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadPhoto(owner);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file && acceptablePhoto(file)) void upload.submit(file);
    target.value = '';
  };
  return (
    <Card>
      <Flex gap="5" align="center" wrap="wrap">
        <Box opacity={upload.isPending ? 0.5 : 1}>{picture}</Box>
        <Stack gap="2" flex="1" minW="48" align="flex-start">
          <Text fontWeight="semibold">{TEXTS.photo.title}</Text>
          <Text color="fg.muted" textStyle="sm">
            {hint} {TEXTS.photo.formats}
          </Text>
          <Button
            variant="outline"
            loading={upload.isPending}
            loadingText={TEXTS.photo.uploading}
            onClick={() => input.current?.click()}
          >
            <Camera aria-hidden />
            {hasPhoto ? TEXTS.photo.change : TEXTS.photo.upload}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/gif"
            aria-label={TEXTS.photo.file}
            hidden
            onChange={choose}
          />
        </Stack>
      </Flex>
    </Card>
  );
}
