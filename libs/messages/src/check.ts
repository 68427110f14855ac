/** Checks of messages, apart from what says them: they need a parser that no page in play needs. */
export { checkFtl } from './ftl/check-ftl.ts';
export { shallow } from './ftl/depth.ts';
export { type MessagePlaces, messagePlaces } from './ftl/message-places.ts';
export { tooLongFor } from './ftl/too-long.ts';
