export { coverFile, type Drawn, DrawnBoard, fileOf, onPaper, printed } from './drawn-board.tsx';
