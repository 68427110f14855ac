// Serves a built site for a look at it: `node tools/site/src/serve.ts DIR [BASE] [PORT]`.
import { serveFolder } from './static-server.ts';

const [folder = 'dist-site', base = '/', port = '8080'] = process.argv.slice(2);
const { address } = await serveFolder(folder, base, Number(port));
console.log(address);
