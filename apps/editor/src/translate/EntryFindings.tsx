import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import type { Finding } from '../workers/protocol.ts';
import styles from './EntryFindings.module.css';

/** What was found in a translation, each with its explanation. */
export const EntryFindings = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const { bench, t } = useWorkbench();
  return (
    <ul className={styles.findings}>
      {findings.map(({ code, severity, message }) => (
        <li key={`${code} ${message}`}>
          <span className={`${styles.severity} ${styles[severity]}`}>{t(severity)}</span> {message}{' '}
          <Button look="plain" onClick={() => void bench.explain(code)}>
            {t('explain')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
