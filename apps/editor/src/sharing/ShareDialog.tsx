import { RULESET_NAME } from '@sandtable/messages';
import { own } from '@sandtable/text';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { exportZip } from '../import-export/exports.ts';
import { namesIn } from '../play/useRuleNames.ts';
import { useTexts } from '../play/useTexts.ts';
import { addressWith, isOfThisComputer } from '../state/address.ts';
import type { LinkContent } from '../state/link.ts';
import { movesMade } from '../state/moves-made.ts';
import { atRest, type Seen } from '../state/seen.ts';
import { pick } from '../state/selectors.ts';
import { sourcesOf } from '../state/sources.ts';
import { plainName } from '../storage/mounted-projects.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LONGEST_LINK, linkFor, type Shipped, shippedSums, unreadBy, waysOf } from './link-choices.ts';
import styles from './ShareDialog.module.css';

type What = LinkContent['what'];
type Links = ReturnType<typeof linkFor>;
const WORDS = { variants: 'shareVariants', changes: 'shareChanges', whole: 'shareWhole' } as const;

/** What came with Sandtable, once it is known. */
const useShipped = (): Shipped | undefined => {
  const [shipped, set] = useState<Shipped | undefined>(undefined);
  useEffect(() => void shippedSums().then(set), []);
  return shipped;
};

/** Makes an address that carries what is open here to someone else. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWorkbench();
  const shipped = useShipped();
  return (
    <Dialog title={t('shareTitle')} onClose={onClose}>
      {shipped === undefined ? <p>{t('loading')}</p> : <Made shipped={shipped} />}
    </Dialog>
  );
};

const Made = ({ shipped }: { readonly shipped: Shipped }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('ruleset', 'buffers', 'variants', 'save', 'view', 'at', 'lang'));
  const name = plainName(state.ruleset ?? '');
  const messages = useTexts();
  const title = messages.named(RULESET_NAME) ?? name;
  const variants = state.variants.map(namesIn(messages)).join(' + ') || t('noVariants');
  const texts = new Map(sourcesOf(state).map(({ path, text }) => [path, text]));
  const known = own(shipped, name);
  const ways = waysOf(state, texts, known);
  const [chosen, setWhat] = useState<What | undefined>(undefined);
  const [withMatch, setMatch] = useState(state.save !== undefined);
  const what = ways.find((way) => way === chosen) ?? ways[0] ?? 'whole';
  const unread = unreadBy(state, texts, known, what);
  const seen = useSeen();
  return (
    <>
      <Choices
        label={t('shareWhat')}
        choices={ways.map((id) => ({
          id,
          label: t(WORDS[id], { name: title, variants }),
        }))}
        chosen={what}
        onChoose={setWhat}
      >
        {state.save === undefined ? null : (
          <Checkbox checked={withMatch} onChange={({ target }) => setMatch(target.checked)}>
            {t('shareMatch', { n: movesMade(state), seed: String(state.save.seed) })}
          </Checkbox>
        )}
      </Choices>
      {unread.length > 0 ? (
        <Notice role="alert">{t('notWhole', { files: unread.join(', ') })}</Notice>
      ) : (
        <Links
          links={linkFor(state, name, texts, known, { what, withMatch }, withMatch ? seen : undefined)}
          secrets={withMatch && state.save !== undefined}
        />
      )}
    </>
  );
};

/** The match as everybody may see it, once the worker has said so. */
const useSeen = (): Seen | undefined => {
  const { bench } = useWorkbench();
  const { save, view, info } = useStore(pick('save', 'view', 'info'));

  const [seen, set] = useState<Seen | undefined>(undefined);
  const isThere = save !== undefined && view !== undefined;
  const digest = info?.digest ?? '';
  useEffect(() => {
    if (isThere) void bench.play.lookUp('publicView').then((view) => set(view && atRest(digest, view)));
  }, [bench, isThere, digest]);
  return isThere ? seen : undefined;
};

const Links = ({ links, secrets }: { readonly links: Links; readonly secrets: boolean }) => {
  const { t } = useWorkbench();
  const address = addressWith(links.work);
  const forOnlookers = links.look === undefined ? undefined : addressWith(links.look);
  return (
    <>
      {address.length > LONGEST_LINK ? (
        <TooLong length={address.length} />
      ) : (
        <>
          {secrets ? <Notice>{t('secretLinkHint')}</Notice> : null}
          <Address address={address} word="linkLabel" />
          <Address address={addressWith(links.play)} word="playLinkLabel" />
        </>
      )}
      {forOnlookers === undefined ? null : forOnlookers.length > LONGEST_LINK ? (
        <p>{t('seenLinkTooLong', { length: forOnlookers.length, most: LONGEST_LINK })}</p>
      ) : (
        <>
          <p className="quiet">{t('seenLinkHint')}</p>
          <Address address={forOnlookers} word="seenLinkLabel" />
        </>
      )}
      {isOfThisComputer(location.hostname) ? (
        <SendZip>{t('linkHere')}</SendZip>
      ) : (
        <p className="quiet">{t('linkHint')}</p>
      )}
    </>
  );
};

const TooLong = ({ length }: { readonly length: number }) => {
  const { t } = useWorkbench();
  return <SendZip>{t('linkTooLong', { length, most: LONGEST_LINK })}</SendZip>;
};

/** Why a link does not serve, and what does instead. */
const SendZip = ({ children }: { readonly children: ReactNode }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('notification'));
  return (
    <div role="status">
      <p>{children}</p>
      <footer>
        <button type="button" onClick={() => void exportZip(bench)}>
          {t('exportZip')}
        </button>{' '}
        {/* The bar of the page lies under the dialog. */}
        {state.notification?.text}
      </footer>
    </div>
  );
};

const COPIES = { linkLabel: 'copyLink', playLinkLabel: 'copyPlayLink', seenLinkLabel: 'copySeenLink' } as const;

/** The address in full, and a button that copies it; where that is refused, it stands marked for copying by hand. */
const Address = ({ address, word }: { readonly address: string; readonly word: keyof typeof COPIES }) => {
  const { t } = useWorkbench();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [copied, setCopied] = useState<{ readonly address: string; readonly isDone: boolean } | undefined>(undefined);
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (!isDone) {
      field.current?.focus();
      field.current?.select();
    }
    setCopied({ address, isDone: isDone ?? false });
  };
  const now = copied?.address === address ? copied : undefined;
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{t(word, { length: address.length })}</label>
      <textarea id={id} ref={field} readOnly rows={3} value={address} spellCheck={false} />
      <footer>
        <button type="button" className="primary" onClick={() => void copy()}>
          {t(COPIES[word])}
        </button>
        <p role="status">{now === undefined ? '' : t(now.isDone ? 'linkCopied' : 'linkByHand')}</p>
      </footer>
    </div>
  );
};
