import { readable } from '@sandtable/board';
import type { SettingTable, TableView } from '@sandtable/ide';
import { Table as TableIcon } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { cellOverrides } from '../table-editor/cell-overrides.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Row } from '../ui/Row.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useReply } from '../useReply.ts';
import type { Passage } from '../workers/settings.ts';
import { changeableCell } from './changeable.ts';
import { aboutInput } from './SettingItem.tsx';
import styles from './Settings.module.css';
import { Sources } from './Sources.tsx';
import { ValueRow } from './ValueRow.tsx';
import type { Where } from './where.ts';

interface Props {
  readonly table: SettingTable;
  readonly passages: readonly Passage[];
  readonly where: Where;
  /** A row that is sought. */
  readonly row: string | undefined;
  readonly isOpen: boolean;
}

/** A table: one row of it as fields, and the way to all of them. */
export const TableItem = ({ table, passages, where, row, isOpen }: Props) => {
  const { t } = useWorkbench();
  const [opened, setOpened] = useState(false);
  const { owner, file, rows, doc, cites, at } = table;
  return (
    <li className={styles.item} data-setting={owner}>
      <Disclosure
        open={isOpen || opened}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
        summary={
          <>
            <b>{owner}</b> <span className="quiet">{t('settingRows', { n: rows.length, file })}</span>
          </>
        }
      >
        {isOpen || opened ? <Rows table={table} where={where} row={row} /> : null}
        <Sources {...{ doc, cites, at, passages }} uses={[]} />
      </Disclosure>
    </li>
  );
};

const Rows = ({ table, where, row: sought }: Pick<Props, 'table' | 'where' | 'row'>) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const view = useView(table);
  const [chosen, setChosen] = useState<string | undefined>();
  const name = chosen ?? sought ?? table.rows[0];
  if (view === undefined) return <p className="empty">{t('loading')}</p>;
  if (name === undefined) return <p className="empty">{t('noRows')}</p>;
  const options = table.rows.map((value) => ({ value, label: labelOf(texts.member(value, table.owner), value) }));
  return (
    <>
      <Row>
        <SelectField label={t('settingRow')} value={name} options={options} onChange={setChosen} />
        <OpenTable table={table} onOpen={(path) => bench.actions.showTable(path, table.name)} />
      </Row>
      <Cells table={table} view={view} at={table.rows.indexOf(name)} where={where} />
    </>
  );
};

const labelOf = (named: string, id: string): string => (named === id ? id : `${named} (${id})`);

/** The table as the text says it now. */
function useView({ file, name }: SettingTable): TableView | undefined {
  const { bench } = useWorkbench();
  const state = useStore(pick('ruleset', 'findings', 'buffers'));
  const path = `${state.ruleset}/${file}`;
  const text = state.buffers[path]?.text;
  const { findings } = state;
  const reply = useReply(useSame({ path, name, text, findings }), () => bench.language(path).table(name));
  return reply?.value;
}

/** The same object as long as its parts are the same. */
function useSame<T extends object>(parts: T): T {
  const [kept, setKept] = useState(parts);
  const isSame = Object.entries(parts).every(([key, value]) => kept[key as keyof T] === value);
  if (!isSame) setKept(parts);
  return isSame ? kept : parts;
}

interface OpenProps {
  readonly table: SettingTable;
  readonly onOpen: (path: string) => void;
}
const OpenTable = ({ table, onOpen }: OpenProps) => {
  const { bench, t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const path = `${ruleset}/${table.file}`;
  const open = (): void => {
    bench.actions.openFile(path);
    if (table.name === undefined) bench.actions.showAsText(path, false);
    else onOpen(path);
    bench.actions.showPanel('text');
  };
  return (
    <Button icon={TableIcon} onClick={open}>
      {t('settingOpenTable')}
    </Button>
  );
};

interface CellsProps extends Pick<Props, 'table' | 'where'> {
  readonly view: TableView;
  readonly at: number;
}
const Cells = ({ table, view, at, where }: CellsProps) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { overlaid, ruleset } = useStore(pick('overlaid', 'ruleset'));
  const row = view.rows[at];
  if (row === undefined) return null;
  const overrides = cellOverrides(
    overlaid.filter((one) => one.at.file === table.file),
    row,
  );
  const write = (column: string) => async (text: string) => {
    const language = bench.language(`${ruleset}/${table.file}`);
    return (await language.tableEdits([{ do: 'set', row: at, column, text }], table.name))?.edits ?? [];
  };
  return view.columns
    .filter(({ name }) => name !== 'id' && name !== 'source')
    .map((column) => (
      <ValueRow
        key={`${at} ${column.name}`}
        what={changeableCell({ view, row, column }, overrides.get(column.name), write(column.name))}
        where={where}
        label={texts.named(`${view.owner}.${column.name}`) ?? readable(column.name)}
        nameOf={(value) => texts.value(`${view.owner}.${column.name}`, value)}
        about={aboutInput(column, t) || column.type}
      />
    ));
};
