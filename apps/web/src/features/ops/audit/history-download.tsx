import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditKey, EXPORT_FORMATS, type ExportFormat, historyFileName, type KeyHistory } from '#libs/contracts';
import { api } from '../../../lib/api';
import { saveFile } from '../../../lib/save-file';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useInstantFormatter } from '../frame/instant-texts';
import frame from '../frame/ops.module.css';
import { OpsSection } from '../frame/parts';
import styles from './audit.module.css';

export const HistoryDownload = ({ history: { key, looks } }: { history: KeyHistory }) => {
  const textsOf = useInstantFormatter();
  const [isRequesting, setRequesting] = useState(false);
  const signed = useQuery({ queryKey: ['ops', 'audit-key'], queryFn: () => api.get<AuditKey>('/ops/audit/key') });
  const take = async (format: ExportFormat) => {
    if (isRequesting) return;
    setRequesting(true);
    try {
      const file = historyFileName(key, format);
      saveFile(file, await api.file(`/ops/audit/keys/${key}/export?format=${format}`));
      toast({ title: 'Export Successful', description: file });
    } catch {
      toast({
        title: 'Export Failed',
        description: 'The history could not be exported. Please try again.',
        variant: 'destructive',
      });
    }
    setRequesting(false);
  };
  return (
    <>
      <OpsSection title="Export">
        <p className={frame.quiet}>
          Signed: <code>almanac audit verify FILE</code> finds any changed byte. That it was taken away is recorded.
        </p>
        {signed.data && (
          <p className={`${styles.by} ${styles.publicKey}`}>
            Public key <code className={styles.digits}>{signed.data.publicKey}</code>
          </p>
        )}
        <div className={frame.answers}>
          {EXPORT_FORMATS.map((format) => (
            <Button key={format} leftSection={<Icon name="download" />} aria-disabled={isRequesting} onClick={() => take(format)}>
              Export {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </OpsSection>
      <OpsSection title="Who looked">
        <ul className={styles.sent}>
          {looks.map(({ at, by, isMine, purpose }) => (
            <li key={`${at} ${by} ${purpose}`}>
              {isMine ? 'You' : by === 'operator' ? 'From the command line' : 'Another auditor'}
              {purpose === 'export' && ', who took it away'}, {textsOf(at).whole}
            </li>
          ))}
        </ul>
      </OpsSection>
    </>
  );
};
