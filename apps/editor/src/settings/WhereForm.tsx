import { useId } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { WillBe } from '../file-tree/WillBe.tsx';
import { houseRuleNamed } from '../state/house-rules.ts';
import { pick } from '../state/selectors.ts';
import { Segmented } from '../ui/Segmented.tsx';
import styles from './Settings.module.css';
import type { Where } from './where.ts';

interface Props {
  readonly where: Where;
  readonly name: string;
  readonly onWhere: (is: Where['is']) => void;
  readonly onName: (name: string) => void;
}

/** Where changes are written: into a house rule, or into the rules themselves. */
export const WhereForm = ({ where, name, onWhere, onName }: Props) => {
  const { t } = useWorkbench();
  const { houseRules } = useStore(pick('houseRules'));
  const id = useId();
  return (
    <div className={styles.where}>
      <Segmented
        label={t('settingWhere')}
        choices={[
          { id: 'rule', label: t('changeIn') },
          { id: 'base', label: t('settingBase') },
        ]}
        chosen={where.is}
        onChoose={onWhere}
      />
      {where.is === 'rule' ? (
        <>
          <input
            type="text"
            aria-label={t('settingRuleName')}
            list={id}
            value={name}
            spellCheck={false}
            onChange={({ target }) => onName(target.value)}
          />
          <datalist id={id}>
            {houseRules.map((rule) => (
              <option key={rule.name} value={rule.name} />
            ))}
          </datalist>
          <WillBe typed={name} name={houseRuleNamed(name.trim(), houseRules)} />
        </>
      ) : (
        <span className="quiet">{t('settingBaseHint')}</span>
      )}
    </div>
  );
};
