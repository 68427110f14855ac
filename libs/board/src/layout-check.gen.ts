// Made by make-layout-check.ts from layout-schema.ts; edit that.
// @ts-nocheck
export const checkLayout = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sandtable layout","type":"object","required":["version"],"additionalProperties":false,"properties":{"$schema":{},"version":{"const":1},"board":{"type":"object","additionalProperties":false,"properties":{"kind":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]}}},"places":{"type":"object","additionalProperties":{"type":"object","required":["at"],"additionalProperties":false,"properties":{"at":{"anyOf":[{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"minItems":1}]},"label":{"enum":["n","e","s","w"]},"shape":{"enum":["square","circle","hexagon"]},"reconstructed":{"type":"string"}}}},"projection":{"enum":["none","europe"]},"base":{"enum":["europe","none"]},"sides":{"type":"object","additionalProperties":{"type":"object","required":["colour","pattern","letter"],"additionalProperties":false,"properties":{"colour":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"},"pattern":{"enum":["hatch","lines","dots","solid"]},"letter":{"type":"string","pattern":"^[^\\n]{1,2}$"}}}},"kinds":{"type":"object","additionalProperties":{"type":"object","required":["draw"],"additionalProperties":false,"properties":{"draw":{"enum":["place","region","counter","none"]},"shape":{"enum":["square","circle","hexagon"]},"side":{"type":"string"},"at":{"type":"string"},"label":{"type":"string"},"value":{"type":"string"}}}},"lines":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","required":["relation"],"additionalProperties":false,"properties":{"relation":{"type":"string"},"field":{"type":"string"}}}]}},"arrows":{"type":"array","items":{"type":"object","required":["of","tag"],"additionalProperties":false,"properties":{"of":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"tag":{"type":"string"},"to":{"type":"string"},"via":{"type":"string"},"from":{"type":"string"},"style":{"enum":["solid","dashed","dotted"]},"failed":{"type":"object","required":["field","values"],"additionalProperties":false,"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern5 = new RegExp("^[^\\n]{1,2}$", "u");
const pattern6 = new RegExp("^[^.]+\\.[^.]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.board !== undefined && func0.call(data, "board")){
let data1 = data.board;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
if(!(key1 === "kind")){
const err3 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.kind !== undefined && func0.call(data1, "kind")){
let data2 = data1.kind;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/board/kind",schemaPath:"#/properties/board/properties/kind/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/board/kind/" + i0,schemaPath:"#/properties/board/properties/kind/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/board/kind",schemaPath:"#/properties/board/properties/kind/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err7 = {instancePath:instancePath+"/board/kind",schemaPath:"#/properties/board/properties/kind/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.places !== undefined && func0.call(data, "places")){
let data4 = data.places;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
let data5 = data4[key2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.at === undefined) || (!(func0.call(data5, "at")))){
const err9 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/places/additionalProperties/required",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key3 of Object.keys(data5)){
if(!((((key3 === "at") || (key3 === "label")) || (key3 === "shape")) || (key3 === "reconstructed"))){
const err10 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/places/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.at !== undefined && func0.call(data5, "at")){
let data6 = data5.at;
const _errs21 = errors;
let valid7 = false;
const _errs22 = errors;
if(Array.isArray(data6)){
if(data6.length > 2){
const err11 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.length < 2){
const err12 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/0/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + i1,schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/0/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
var items1 = true;
}
const _errs26 = errors;
if(Array.isArray(data6)){
if(data6.length < 1){
const err15 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data8 = data6[i2];
if(Array.isArray(data8)){
if(data8.length > 2){
const err16 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + i2,schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/1/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.length < 2){
const err17 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + i2,schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/1/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + i2+"/" + i3,schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/1/items/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + i2,schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/1/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(items1 !== true){
items1 = true;
}
}
if(!valid7){
const err21 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/places/additionalProperties/properties/at/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data5.label !== undefined && func0.call(data5, "label")){
let data10 = data5.label;
if(!((((data10 === "n") || (data10 === "e")) || (data10 === "s")) || (data10 === "w"))){
const err22 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/places/additionalProperties/properties/label/enum",keyword:"enum",params:{allowedValues: schema31.properties.places.additionalProperties.properties.label.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.shape !== undefined && func0.call(data5, "shape")){
let data11 = data5.shape;
if(!(((data11 === "square") || (data11 === "circle")) || (data11 === "hexagon"))){
const err23 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/shape",schemaPath:"#/properties/places/additionalProperties/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.places.additionalProperties.properties.shape.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.reconstructed !== undefined && func0.call(data5, "reconstructed")){
if(typeof data5.reconstructed !== "string"){
const err24 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/reconstructed",schemaPath:"#/properties/places/additionalProperties/properties/reconstructed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/places/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.projection !== undefined && func0.call(data, "projection")){
let data13 = data.projection;
if(!((data13 === "none") || (data13 === "europe"))){
const err27 = {instancePath:instancePath+"/projection",schemaPath:"#/properties/projection/enum",keyword:"enum",params:{allowedValues: schema31.properties.projection.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
let data14 = data.base;
if(!((data14 === "europe") || (data14 === "none"))){
const err28 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/enum",keyword:"enum",params:{allowedValues: schema31.properties.base.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.sides !== undefined && func0.call(data, "sides")){
let data15 = data.sides;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 of Object.keys(data15)){
let data16 = data15[key4];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.colour === undefined) || (!(func0.call(data16, "colour")))){
const err29 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "colour"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data16.pattern === undefined) || (!(func0.call(data16, "pattern")))){
const err30 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "pattern"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data16.letter === undefined) || (!(func0.call(data16, "letter")))){
const err31 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "letter"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key5 of Object.keys(data16)){
if(!(((key5 === "colour") || (key5 === "pattern")) || (key5 === "letter"))){
const err32 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data16.colour !== undefined && func0.call(data16, "colour")){
let data17 = data16.colour;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err33 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/colour",schemaPath:"#/properties/sides/additionalProperties/properties/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/colour",schemaPath:"#/properties/sides/additionalProperties/properties/colour/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data16.pattern !== undefined && func0.call(data16, "pattern")){
let data18 = data16.pattern;
if(!((((data18 === "hatch") || (data18 === "lines")) || (data18 === "dots")) || (data18 === "solid"))){
const err35 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/pattern",schemaPath:"#/properties/sides/additionalProperties/properties/pattern/enum",keyword:"enum",params:{allowedValues: schema31.properties.sides.additionalProperties.properties.pattern.enum}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.letter !== undefined && func0.call(data16, "letter")){
let data19 = data16.letter;
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
const err36 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/letter",schemaPath:"#/properties/sides/additionalProperties/properties/letter/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,2}$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/letter",schemaPath:"#/properties/sides/additionalProperties/properties/letter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/sides/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.kinds !== undefined && func0.call(data, "kinds")){
let data20 = data.kinds;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key6 of Object.keys(data20)){
let data21 = data20[key6];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.draw === undefined) || (!(func0.call(data21, "draw")))){
const err40 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/required",keyword:"required",params:{missingProperty: "draw"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key7 of Object.keys(data21)){
if(!((((((key7 === "draw") || (key7 === "shape")) || (key7 === "side")) || (key7 === "at")) || (key7 === "label")) || (key7 === "value"))){
const err41 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data21.draw !== undefined && func0.call(data21, "draw")){
let data22 = data21.draw;
if(!((((data22 === "place") || (data22 === "region")) || (data22 === "counter")) || (data22 === "none"))){
const err42 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/draw",schemaPath:"#/properties/kinds/additionalProperties/properties/draw/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.draw.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data21.shape !== undefined && func0.call(data21, "shape")){
let data23 = data21.shape;
if(!(((data23 === "square") || (data23 === "circle")) || (data23 === "hexagon"))){
const err43 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/shape",schemaPath:"#/properties/kinds/additionalProperties/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.shape.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data21.side !== undefined && func0.call(data21, "side")){
if(typeof data21.side !== "string"){
const err44 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/side",schemaPath:"#/properties/kinds/additionalProperties/properties/side/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data21.at !== undefined && func0.call(data21, "at")){
if(typeof data21.at !== "string"){
const err45 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/kinds/additionalProperties/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data21.label !== undefined && func0.call(data21, "label")){
if(typeof data21.label !== "string"){
const err46 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/kinds/additionalProperties/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data21.value !== undefined && func0.call(data21, "value")){
if(typeof data21.value !== "string"){
const err47 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/value",schemaPath:"#/properties/kinds/additionalProperties/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data28 = data.lines;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
const _errs68 = errors;
let valid20 = false;
const _errs69 = errors;
if(typeof data29 !== "string"){
const err50 = {instancePath:instancePath+"/lines/" + i4,schemaPath:"#/properties/lines/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid2 = _errs69 === errors;
valid20 = valid20 || _valid2;
const _errs71 = errors;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.relation === undefined) || (!(func0.call(data29, "relation")))){
const err51 = {instancePath:instancePath+"/lines/" + i4,schemaPath:"#/properties/lines/items/anyOf/1/required",keyword:"required",params:{missingProperty: "relation"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key8 of Object.keys(data29)){
if(!((key8 === "relation") || (key8 === "field"))){
const err52 = {instancePath:instancePath+"/lines/" + i4,schemaPath:"#/properties/lines/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data29.relation !== undefined && func0.call(data29, "relation")){
if(typeof data29.relation !== "string"){
const err53 = {instancePath:instancePath+"/lines/" + i4+"/relation",schemaPath:"#/properties/lines/items/anyOf/1/properties/relation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data29.field !== undefined && func0.call(data29, "field")){
if(typeof data29.field !== "string"){
const err54 = {instancePath:instancePath+"/lines/" + i4+"/field",schemaPath:"#/properties/lines/items/anyOf/1/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/lines/" + i4,schemaPath:"#/properties/lines/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid2 = _errs71 === errors;
valid20 = valid20 || _valid2;
if(!valid20){
const err56 = {instancePath:instancePath+"/lines/" + i4,schemaPath:"#/properties/lines/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.arrows !== undefined && func0.call(data, "arrows")){
let data32 = data.arrows;
if(Array.isArray(data32)){
const len5 = data32.length;
for(let i5=0; i5<len5; i5++){
let data33 = data32[i5];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if((data33.of === undefined) || (!(func0.call(data33, "of")))){
const err58 = {instancePath:instancePath+"/arrows/" + i5,schemaPath:"#/properties/arrows/items/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((data33.tag === undefined) || (!(func0.call(data33, "tag")))){
const err59 = {instancePath:instancePath+"/arrows/" + i5,schemaPath:"#/properties/arrows/items/required",keyword:"required",params:{missingProperty: "tag"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key9 of Object.keys(data33)){
if(!(((((((key9 === "of") || (key9 === "tag")) || (key9 === "to")) || (key9 === "via")) || (key9 === "from")) || (key9 === "style")) || (key9 === "failed"))){
const err60 = {instancePath:instancePath+"/arrows/" + i5,schemaPath:"#/properties/arrows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data33.of !== undefined && func0.call(data33, "of")){
let data34 = data33.of;
if(typeof data34 === "string"){
if(!pattern6.test(data34)){
const err61 = {instancePath:instancePath+"/arrows/" + i5+"/of",schemaPath:"#/properties/arrows/items/properties/of/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/arrows/" + i5+"/of",schemaPath:"#/properties/arrows/items/properties/of/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data33.tag !== undefined && func0.call(data33, "tag")){
if(typeof data33.tag !== "string"){
const err63 = {instancePath:instancePath+"/arrows/" + i5+"/tag",schemaPath:"#/properties/arrows/items/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data33.to !== undefined && func0.call(data33, "to")){
if(typeof data33.to !== "string"){
const err64 = {instancePath:instancePath+"/arrows/" + i5+"/to",schemaPath:"#/properties/arrows/items/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data33.via !== undefined && func0.call(data33, "via")){
if(typeof data33.via !== "string"){
const err65 = {instancePath:instancePath+"/arrows/" + i5+"/via",schemaPath:"#/properties/arrows/items/properties/via/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data33.from !== undefined && func0.call(data33, "from")){
if(typeof data33.from !== "string"){
const err66 = {instancePath:instancePath+"/arrows/" + i5+"/from",schemaPath:"#/properties/arrows/items/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data33.style !== undefined && func0.call(data33, "style")){
let data39 = data33.style;
if(!(((data39 === "solid") || (data39 === "dashed")) || (data39 === "dotted"))){
const err67 = {instancePath:instancePath+"/arrows/" + i5+"/style",schemaPath:"#/properties/arrows/items/properties/style/enum",keyword:"enum",params:{allowedValues: schema31.properties.arrows.items.properties.style.enum}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data33.failed !== undefined && func0.call(data33, "failed")){
let data40 = data33.failed;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if((data40.field === undefined) || (!(func0.call(data40, "field")))){
const err68 = {instancePath:instancePath+"/arrows/" + i5+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((data40.values === undefined) || (!(func0.call(data40, "values")))){
const err69 = {instancePath:instancePath+"/arrows/" + i5+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key10 of Object.keys(data40)){
if(!((key10 === "field") || (key10 === "values"))){
const err70 = {instancePath:instancePath+"/arrows/" + i5+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data40.field !== undefined && func0.call(data40, "field")){
if(typeof data40.field !== "string"){
const err71 = {instancePath:instancePath+"/arrows/" + i5+"/failed/field",schemaPath:"#/properties/arrows/items/properties/failed/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data40.values !== undefined && func0.call(data40, "values")){
let data42 = data40.values;
if(Array.isArray(data42)){
const len6 = data42.length;
for(let i6=0; i6<len6; i6++){
if(typeof data42[i6] !== "string"){
const err72 = {instancePath:instancePath+"/arrows/" + i5+"/failed/values/" + i6,schemaPath:"#/properties/arrows/items/properties/failed/properties/values/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/arrows/" + i5+"/failed/values",schemaPath:"#/properties/arrows/items/properties/failed/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/arrows/" + i5+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/arrows/" + i5,schemaPath:"#/properties/arrows/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/arrows",schemaPath:"#/properties/arrows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
