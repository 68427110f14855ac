import { expose } from './rpc.ts';
import { winRatesService } from './win-rates.ts';

expose(winRatesService());
