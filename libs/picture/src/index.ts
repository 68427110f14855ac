export { type Drawn, DrawnBoard, fileOf, onPaper, printed } from './drawn-board.tsx';
