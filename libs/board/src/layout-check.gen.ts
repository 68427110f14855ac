// Made by make-layout-check.ts from layout-schema.ts; edit that.
// @ts-nocheck
export const checkLayout = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sandtable layout","type":"object","required":["version"],"additionalProperties":false,"properties":{"$schema":{},"version":{"const":1},"board":{"type":"object","additionalProperties":false,"properties":{"kind":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]}}},"places":{"type":"object","additionalProperties":{"type":"object","required":["at"],"additionalProperties":false,"properties":{"at":{"anyOf":[{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"minItems":1}]},"label":{"anyOf":[{"enum":["n","e","s","w"]},{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}]},"shape":{"enum":["square","circle","hexagon","star"]},"short":{"type":"string","pattern":"^[^\\n]{1,8}$"},"on":{"enum":["land","sea"]},"outline":{"type":"array","items":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"minItems":3},"minItems":1},"reconstructed":{"type":"string"}}}},"blank":{"type":"object","additionalProperties":false,"properties":{"land":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}},"sea":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}}}},"projection":{"enum":["none","europe"]},"base":{"enum":["europe","none"]},"sides":{"type":"object","additionalProperties":{"type":"object","required":["colour","pattern","letter"],"additionalProperties":false,"properties":{"colour":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"},"pattern":{"enum":["hatch","lines","dots","solid"]},"letter":{"type":"string","pattern":"^[^\\n]{1,2}$"}}}},"kinds":{"type":"object","additionalProperties":{"type":"object","required":["draw"],"additionalProperties":false,"properties":{"draw":{"enum":["place","region","counter","card","feature","sign","none"]},"lines":{"type":"array","items":{"type":"string"}},"shape":{"enum":["square","circle","hexagon","star"]},"body":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"doors":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"badges":{"type":"array","items":{"type":"object","required":["field"],"additionalProperties":false,"properties":{"field":{"type":"string"},"show":{"enum":["pips","number","sign"]},"shape":{"enum":["dot","square","star"]},"sign":{"type":"string","pattern":"^[^\\n]{1,2}$"}}}},"faded":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string","pattern":"^[^\\n]{1,7}$"}},"side":{"type":"string"},"at":{"type":"string"},"label":{"type":"string"},"value":{"type":"string"},"figures":{"type":"object","additionalProperties":{"type":"string","pattern":"^[^\\n]{1,3}$"}}}}},"lines":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","required":["relation"],"additionalProperties":false,"properties":{"relation":{"type":"string"},"field":{"type":"string"}}}]}},"arrows":{"type":"array","items":{"type":"object","required":["of"],"additionalProperties":false,"properties":{"of":{"type":"string","pattern":"^[^.]+(\\.[^.]+)?$"},"tag":{"type":"string"},"number":{"type":"string"},"to":{"type":"string"},"via":{"type":"string"},"from":{"type":"string"},"style":{"enum":["solid","dashed","dotted"]},"failed":{"type":"object","required":["field","values"],"additionalProperties":false,"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}}}}}},"looks":{"type":"array","items":{"type":"object","required":["of"],"additionalProperties":false,"properties":{"of":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"value":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number","boolean"]}}]},"fill":{"anyOf":[{"enum":["meadow","forest","water","sand","rock","marsh","snow","mud","town"]},{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"}]},"dark":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"},"mark":{"enum":["trees","waves","grass","rocks","hatch","dots","cross","ring","diamond","bridge"]},"join":{"enum":["road","track","river","ditch"]},"number":{"type":"boolean"},"flag":{"type":"boolean"}}}},"targets":{"type":"array","items":{"type":"string","pattern":"^[^/]+/[^/]+$"}},"piles":{"enum":["below","none"]},"standing":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^.]+\\.[^.]+$"},{"type":"object","required":["count"],"additionalProperties":false,"properties":{"count":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"where":{"type":"string"}}}]}},"table":{"type":"object","additionalProperties":false,"properties":{"columns":{"type":"string"},"rows":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"hands":{"type":"array","items":{"type":"string"}},"stacks":{"type":"array","items":{"type":"string"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[^\\n]{1,8}$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern6 = new RegExp("^[^\\n]{1,2}$", "u");
const pattern7 = new RegExp("^[^.]+\\.[^.]+$", "u");
const pattern10 = new RegExp("^[^\\n]{1,7}$", "u");
const pattern11 = new RegExp("^[^\\n]{1,3}$", "u");
const pattern12 = new RegExp("^[^.]+(\\.[^.]+)?$", "u");
const pattern16 = new RegExp("^[^/]+/[^/]+$", "u");

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
if(!(((((((key3 === "at") || (key3 === "label")) || (key3 === "shape")) || (key3 === "short")) || (key3 === "on")) || (key3 === "outline")) || (key3 === "reconstructed"))){
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
const _errs33 = errors;
let valid14 = false;
const _errs34 = errors;
if(!((((data10 === "n") || (data10 === "e")) || (data10 === "s")) || (data10 === "w"))){
const err22 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/places/additionalProperties/properties/label/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema31.properties.places.additionalProperties.properties.label.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid14 = valid14 || _valid2;
const _errs35 = errors;
if(Array.isArray(data10)){
if(data10.length > 2){
const err23 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/places/additionalProperties/properties/label/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.length < 2){
const err24 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/places/additionalProperties/properties/label/anyOf/1/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label/" + i4,schemaPath:"#/properties/places/additionalProperties/properties/label/anyOf/1/items/type",keyword:"type",params:{type: "number"}};
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
const err26 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/places/additionalProperties/properties/label/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid14 = valid14 || _valid2;
if(!valid14){
const err27 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/places/additionalProperties/properties/label/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data5.shape !== undefined && func0.call(data5, "shape")){
let data12 = data5.shape;
if(!((((data12 === "square") || (data12 === "circle")) || (data12 === "hexagon")) || (data12 === "star"))){
const err28 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/shape",schemaPath:"#/properties/places/additionalProperties/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.places.additionalProperties.properties.shape.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.short !== undefined && func0.call(data5, "short")){
let data13 = data5.short;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err29 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/short",schemaPath:"#/properties/places/additionalProperties/properties/short/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,8}$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/short",schemaPath:"#/properties/places/additionalProperties/properties/short/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data5.on !== undefined && func0.call(data5, "on")){
let data14 = data5.on;
if(!((data14 === "land") || (data14 === "sea"))){
const err31 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/on",schemaPath:"#/properties/places/additionalProperties/properties/on/enum",keyword:"enum",params:{allowedValues: schema31.properties.places.additionalProperties.properties.on.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.outline !== undefined && func0.call(data5, "outline")){
let data15 = data5.outline;
if(Array.isArray(data15)){
if(data15.length < 1){
const err32 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline",schemaPath:"#/properties/places/additionalProperties/properties/outline/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(Array.isArray(data16)){
if(data16.length < 3){
const err33 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline/" + i5,schemaPath:"#/properties/places/additionalProperties/properties/outline/items/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(Array.isArray(data17)){
if(data17.length > 2){
const err34 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline/" + i5+"/" + i6,schemaPath:"#/properties/places/additionalProperties/properties/outline/items/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data17.length < 2){
const err35 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline/" + i5+"/" + i6,schemaPath:"#/properties/places/additionalProperties/properties/outline/items/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len7 = data17.length;
for(let i7=0; i7<len7; i7++){
let data18 = data17[i7];
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err36 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline/" + i5+"/" + i6+"/" + i7,schemaPath:"#/properties/places/additionalProperties/properties/outline/items/items/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline/" + i5+"/" + i6,schemaPath:"#/properties/places/additionalProperties/properties/outline/items/items/type",keyword:"type",params:{type: "array"}};
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
const err38 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline/" + i5,schemaPath:"#/properties/places/additionalProperties/properties/outline/items/type",keyword:"type",params:{type: "array"}};
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
const err39 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/outline",schemaPath:"#/properties/places/additionalProperties/properties/outline/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data5.reconstructed !== undefined && func0.call(data5, "reconstructed")){
if(typeof data5.reconstructed !== "string"){
const err40 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/reconstructed",schemaPath:"#/properties/places/additionalProperties/properties/reconstructed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/places/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.blank !== undefined && func0.call(data, "blank")){
let data20 = data.blank;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key4 of Object.keys(data20)){
if(!((key4 === "land") || (key4 === "sea"))){
const err43 = {instancePath:instancePath+"/blank",schemaPath:"#/properties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data20.land !== undefined && func0.call(data20, "land")){
let data21 = data20.land;
if(Array.isArray(data21)){
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if(Array.isArray(data22)){
if(data22.length > 2){
const err44 = {instancePath:instancePath+"/blank/land/" + i8,schemaPath:"#/properties/blank/properties/land/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data22.length < 2){
const err45 = {instancePath:instancePath+"/blank/land/" + i8,schemaPath:"#/properties/blank/properties/land/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len9 = data22.length;
for(let i9=0; i9<len9; i9++){
let data23 = data22[i9];
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err46 = {instancePath:instancePath+"/blank/land/" + i8+"/" + i9,schemaPath:"#/properties/blank/properties/land/items/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/blank/land/" + i8,schemaPath:"#/properties/blank/properties/land/items/type",keyword:"type",params:{type: "array"}};
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
const err48 = {instancePath:instancePath+"/blank/land",schemaPath:"#/properties/blank/properties/land/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.sea !== undefined && func0.call(data20, "sea")){
let data24 = data20.sea;
if(Array.isArray(data24)){
const len10 = data24.length;
for(let i10=0; i10<len10; i10++){
let data25 = data24[i10];
if(Array.isArray(data25)){
if(data25.length > 2){
const err49 = {instancePath:instancePath+"/blank/sea/" + i10,schemaPath:"#/properties/blank/properties/sea/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data25.length < 2){
const err50 = {instancePath:instancePath+"/blank/sea/" + i10,schemaPath:"#/properties/blank/properties/sea/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
let data26 = data25[i11];
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err51 = {instancePath:instancePath+"/blank/sea/" + i10+"/" + i11,schemaPath:"#/properties/blank/properties/sea/items/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/blank/sea/" + i10,schemaPath:"#/properties/blank/properties/sea/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/blank/sea",schemaPath:"#/properties/blank/properties/sea/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/blank",schemaPath:"#/properties/blank/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.projection !== undefined && func0.call(data, "projection")){
let data27 = data.projection;
if(!((data27 === "none") || (data27 === "europe"))){
const err55 = {instancePath:instancePath+"/projection",schemaPath:"#/properties/projection/enum",keyword:"enum",params:{allowedValues: schema31.properties.projection.enum}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
let data28 = data.base;
if(!((data28 === "europe") || (data28 === "none"))){
const err56 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/enum",keyword:"enum",params:{allowedValues: schema31.properties.base.enum}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.sides !== undefined && func0.call(data, "sides")){
let data29 = data.sides;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key5 of Object.keys(data29)){
let data30 = data29[key5];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.colour === undefined) || (!(func0.call(data30, "colour")))){
const err57 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "colour"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((data30.pattern === undefined) || (!(func0.call(data30, "pattern")))){
const err58 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "pattern"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((data30.letter === undefined) || (!(func0.call(data30, "letter")))){
const err59 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "letter"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key6 of Object.keys(data30)){
if(!(((key6 === "colour") || (key6 === "pattern")) || (key6 === "letter"))){
const err60 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data30.colour !== undefined && func0.call(data30, "colour")){
let data31 = data30.colour;
if(typeof data31 === "string"){
if(!pattern5.test(data31)){
const err61 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/colour",schemaPath:"#/properties/sides/additionalProperties/properties/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
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
const err62 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/colour",schemaPath:"#/properties/sides/additionalProperties/properties/colour/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data30.pattern !== undefined && func0.call(data30, "pattern")){
let data32 = data30.pattern;
if(!((((data32 === "hatch") || (data32 === "lines")) || (data32 === "dots")) || (data32 === "solid"))){
const err63 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/pattern",schemaPath:"#/properties/sides/additionalProperties/properties/pattern/enum",keyword:"enum",params:{allowedValues: schema31.properties.sides.additionalProperties.properties.pattern.enum}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data30.letter !== undefined && func0.call(data30, "letter")){
let data33 = data30.letter;
if(typeof data33 === "string"){
if(!pattern6.test(data33)){
const err64 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/letter",schemaPath:"#/properties/sides/additionalProperties/properties/letter/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,2}$"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/letter",schemaPath:"#/properties/sides/additionalProperties/properties/letter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.kinds !== undefined && func0.call(data, "kinds")){
let data34 = data.kinds;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key7 of Object.keys(data34)){
let data35 = data34[key7];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.draw === undefined) || (!(func0.call(data35, "draw")))){
const err68 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/required",keyword:"required",params:{missingProperty: "draw"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key8 of Object.keys(data35)){
if(!(func0.call(schema31.properties.kinds.additionalProperties.properties, key8))){
const err69 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data35.draw !== undefined && func0.call(data35, "draw")){
let data36 = data35.draw;
if(!(((((((data36 === "place") || (data36 === "region")) || (data36 === "counter")) || (data36 === "card")) || (data36 === "feature")) || (data36 === "sign")) || (data36 === "none"))){
const err70 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/draw",schemaPath:"#/properties/kinds/additionalProperties/properties/draw/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.draw.enum}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data35.lines !== undefined && func0.call(data35, "lines")){
let data37 = data35.lines;
if(Array.isArray(data37)){
const len12 = data37.length;
for(let i12=0; i12<len12; i12++){
if(typeof data37[i12] !== "string"){
const err71 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/lines/" + i12,schemaPath:"#/properties/kinds/additionalProperties/properties/lines/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/lines",schemaPath:"#/properties/kinds/additionalProperties/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data35.shape !== undefined && func0.call(data35, "shape")){
let data39 = data35.shape;
if(!((((data39 === "square") || (data39 === "circle")) || (data39 === "hexagon")) || (data39 === "star"))){
const err73 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/shape",schemaPath:"#/properties/kinds/additionalProperties/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.shape.enum}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data35.body !== undefined && func0.call(data35, "body")){
let data40 = data35.body;
if(typeof data40 === "string"){
if(!pattern7.test(data40)){
const err74 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/body",schemaPath:"#/properties/kinds/additionalProperties/properties/body/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/body",schemaPath:"#/properties/kinds/additionalProperties/properties/body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data35.doors !== undefined && func0.call(data35, "doors")){
let data41 = data35.doors;
if(typeof data41 === "string"){
if(!pattern7.test(data41)){
const err76 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/doors",schemaPath:"#/properties/kinds/additionalProperties/properties/doors/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/doors",schemaPath:"#/properties/kinds/additionalProperties/properties/doors/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data35.badges !== undefined && func0.call(data35, "badges")){
let data42 = data35.badges;
if(Array.isArray(data42)){
const len13 = data42.length;
for(let i13=0; i13<len13; i13++){
let data43 = data42[i13];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if((data43.field === undefined) || (!(func0.call(data43, "field")))){
const err78 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13,schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key9 of Object.keys(data43)){
if(!((((key9 === "field") || (key9 === "show")) || (key9 === "shape")) || (key9 === "sign"))){
const err79 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13,schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data43.field !== undefined && func0.call(data43, "field")){
if(typeof data43.field !== "string"){
const err80 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13+"/field",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data43.show !== undefined && func0.call(data43, "show")){
let data45 = data43.show;
if(!(((data45 === "pips") || (data45 === "number")) || (data45 === "sign"))){
const err81 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13+"/show",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/show/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.badges.items.properties.show.enum}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data43.shape !== undefined && func0.call(data43, "shape")){
let data46 = data43.shape;
if(!(((data46 === "dot") || (data46 === "square")) || (data46 === "star"))){
const err82 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13+"/shape",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.badges.items.properties.shape.enum}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data43.sign !== undefined && func0.call(data43, "sign")){
let data47 = data43.sign;
if(typeof data47 === "string"){
if(!pattern6.test(data47)){
const err83 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13+"/sign",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/sign/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,2}$"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13+"/sign",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/sign/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i13,schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data35.faded !== undefined && func0.call(data35, "faded")){
if(typeof data35.faded !== "string"){
const err87 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/faded",schemaPath:"#/properties/kinds/additionalProperties/properties/faded/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data35.labels !== undefined && func0.call(data35, "labels")){
let data49 = data35.labels;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key10 of Object.keys(data49)){
let data50 = data49[key10];
if(typeof data50 === "string"){
if(!pattern10.test(data50)){
const err88 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/labels/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/labels/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,7}$"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/labels/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/labels",schemaPath:"#/properties/kinds/additionalProperties/properties/labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data35.side !== undefined && func0.call(data35, "side")){
if(typeof data35.side !== "string"){
const err91 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/side",schemaPath:"#/properties/kinds/additionalProperties/properties/side/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data35.at !== undefined && func0.call(data35, "at")){
if(typeof data35.at !== "string"){
const err92 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/kinds/additionalProperties/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data35.label !== undefined && func0.call(data35, "label")){
if(typeof data35.label !== "string"){
const err93 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/kinds/additionalProperties/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data35.value !== undefined && func0.call(data35, "value")){
if(typeof data35.value !== "string"){
const err94 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/value",schemaPath:"#/properties/kinds/additionalProperties/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data35.figures !== undefined && func0.call(data35, "figures")){
let data55 = data35.figures;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key11 of Object.keys(data55)){
let data56 = data55[key11];
if(typeof data56 === "string"){
if(!pattern11.test(data56)){
const err95 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/figures/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/figures/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,3}$"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/figures/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/figures/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/figures",schemaPath:"#/properties/kinds/additionalProperties/properties/figures/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data57 = data.lines;
if(Array.isArray(data57)){
const len14 = data57.length;
for(let i14=0; i14<len14; i14++){
let data58 = data57[i14];
const _errs131 = errors;
let valid45 = false;
const _errs132 = errors;
if(typeof data58 !== "string"){
const err100 = {instancePath:instancePath+"/lines/" + i14,schemaPath:"#/properties/lines/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var _valid3 = _errs132 === errors;
valid45 = valid45 || _valid3;
const _errs134 = errors;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if((data58.relation === undefined) || (!(func0.call(data58, "relation")))){
const err101 = {instancePath:instancePath+"/lines/" + i14,schemaPath:"#/properties/lines/items/anyOf/1/required",keyword:"required",params:{missingProperty: "relation"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
for(const key12 of Object.keys(data58)){
if(!((key12 === "relation") || (key12 === "field"))){
const err102 = {instancePath:instancePath+"/lines/" + i14,schemaPath:"#/properties/lines/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data58.relation !== undefined && func0.call(data58, "relation")){
if(typeof data58.relation !== "string"){
const err103 = {instancePath:instancePath+"/lines/" + i14+"/relation",schemaPath:"#/properties/lines/items/anyOf/1/properties/relation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data58.field !== undefined && func0.call(data58, "field")){
if(typeof data58.field !== "string"){
const err104 = {instancePath:instancePath+"/lines/" + i14+"/field",schemaPath:"#/properties/lines/items/anyOf/1/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/lines/" + i14,schemaPath:"#/properties/lines/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var _valid3 = _errs134 === errors;
valid45 = valid45 || _valid3;
if(!valid45){
const err106 = {instancePath:instancePath+"/lines/" + i14,schemaPath:"#/properties/lines/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
else {
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err107 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.arrows !== undefined && func0.call(data, "arrows")){
let data61 = data.arrows;
if(Array.isArray(data61)){
const len15 = data61.length;
for(let i15=0; i15<len15; i15++){
let data62 = data61[i15];
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if((data62.of === undefined) || (!(func0.call(data62, "of")))){
const err108 = {instancePath:instancePath+"/arrows/" + i15,schemaPath:"#/properties/arrows/items/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
for(const key13 of Object.keys(data62)){
if(!((((((((key13 === "of") || (key13 === "tag")) || (key13 === "number")) || (key13 === "to")) || (key13 === "via")) || (key13 === "from")) || (key13 === "style")) || (key13 === "failed"))){
const err109 = {instancePath:instancePath+"/arrows/" + i15,schemaPath:"#/properties/arrows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data62.of !== undefined && func0.call(data62, "of")){
let data63 = data62.of;
if(typeof data63 === "string"){
if(!pattern12.test(data63)){
const err110 = {instancePath:instancePath+"/arrows/" + i15+"/of",schemaPath:"#/properties/arrows/items/properties/of/pattern",keyword:"pattern",params:{pattern: "^[^.]+(\\.[^.]+)?$"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/arrows/" + i15+"/of",schemaPath:"#/properties/arrows/items/properties/of/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data62.tag !== undefined && func0.call(data62, "tag")){
if(typeof data62.tag !== "string"){
const err112 = {instancePath:instancePath+"/arrows/" + i15+"/tag",schemaPath:"#/properties/arrows/items/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data62.number !== undefined && func0.call(data62, "number")){
if(typeof data62.number !== "string"){
const err113 = {instancePath:instancePath+"/arrows/" + i15+"/number",schemaPath:"#/properties/arrows/items/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data62.to !== undefined && func0.call(data62, "to")){
if(typeof data62.to !== "string"){
const err114 = {instancePath:instancePath+"/arrows/" + i15+"/to",schemaPath:"#/properties/arrows/items/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data62.via !== undefined && func0.call(data62, "via")){
if(typeof data62.via !== "string"){
const err115 = {instancePath:instancePath+"/arrows/" + i15+"/via",schemaPath:"#/properties/arrows/items/properties/via/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data62.from !== undefined && func0.call(data62, "from")){
if(typeof data62.from !== "string"){
const err116 = {instancePath:instancePath+"/arrows/" + i15+"/from",schemaPath:"#/properties/arrows/items/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data62.style !== undefined && func0.call(data62, "style")){
let data69 = data62.style;
if(!(((data69 === "solid") || (data69 === "dashed")) || (data69 === "dotted"))){
const err117 = {instancePath:instancePath+"/arrows/" + i15+"/style",schemaPath:"#/properties/arrows/items/properties/style/enum",keyword:"enum",params:{allowedValues: schema31.properties.arrows.items.properties.style.enum}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data62.failed !== undefined && func0.call(data62, "failed")){
let data70 = data62.failed;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if((data70.field === undefined) || (!(func0.call(data70, "field")))){
const err118 = {instancePath:instancePath+"/arrows/" + i15+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((data70.values === undefined) || (!(func0.call(data70, "values")))){
const err119 = {instancePath:instancePath+"/arrows/" + i15+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key14 of Object.keys(data70)){
if(!((key14 === "field") || (key14 === "values"))){
const err120 = {instancePath:instancePath+"/arrows/" + i15+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data70.field !== undefined && func0.call(data70, "field")){
if(typeof data70.field !== "string"){
const err121 = {instancePath:instancePath+"/arrows/" + i15+"/failed/field",schemaPath:"#/properties/arrows/items/properties/failed/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data70.values !== undefined && func0.call(data70, "values")){
let data72 = data70.values;
if(Array.isArray(data72)){
const len16 = data72.length;
for(let i16=0; i16<len16; i16++){
if(typeof data72[i16] !== "string"){
const err122 = {instancePath:instancePath+"/arrows/" + i15+"/failed/values/" + i16,schemaPath:"#/properties/arrows/items/properties/failed/properties/values/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/arrows/" + i15+"/failed/values",schemaPath:"#/properties/arrows/items/properties/failed/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/arrows/" + i15+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/arrows/" + i15,schemaPath:"#/properties/arrows/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/arrows",schemaPath:"#/properties/arrows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.looks !== undefined && func0.call(data, "looks")){
let data74 = data.looks;
if(Array.isArray(data74)){
const len17 = data74.length;
for(let i17=0; i17<len17; i17++){
let data75 = data74[i17];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if((data75.of === undefined) || (!(func0.call(data75, "of")))){
const err127 = {instancePath:instancePath+"/looks/" + i17,schemaPath:"#/properties/looks/items/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key15 of Object.keys(data75)){
if(!((((((((key15 === "of") || (key15 === "value")) || (key15 === "fill")) || (key15 === "dark")) || (key15 === "mark")) || (key15 === "join")) || (key15 === "number")) || (key15 === "flag"))){
const err128 = {instancePath:instancePath+"/looks/" + i17,schemaPath:"#/properties/looks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data75.of !== undefined && func0.call(data75, "of")){
let data76 = data75.of;
if(typeof data76 === "string"){
if(!pattern7.test(data76)){
const err129 = {instancePath:instancePath+"/looks/" + i17+"/of",schemaPath:"#/properties/looks/items/properties/of/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/looks/" + i17+"/of",schemaPath:"#/properties/looks/items/properties/of/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data75.value !== undefined && func0.call(data75, "value")){
let data77 = data75.value;
const _errs176 = errors;
let valid56 = false;
const _errs177 = errors;
if(((typeof data77 !== "string") && (!((typeof data77 == "number") && (isFinite(data77))))) && (typeof data77 !== "boolean")){
const err131 = {instancePath:instancePath+"/looks/" + i17+"/value",schemaPath:"#/properties/looks/items/properties/value/anyOf/0/type",keyword:"type",params:{type: schema31.properties.looks.items.properties.value.anyOf[0].type}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
var _valid4 = _errs177 === errors;
valid56 = valid56 || _valid4;
const _errs179 = errors;
if(Array.isArray(data77)){
const len18 = data77.length;
for(let i18=0; i18<len18; i18++){
let data78 = data77[i18];
if(((typeof data78 !== "string") && (!((typeof data78 == "number") && (isFinite(data78))))) && (typeof data78 !== "boolean")){
const err132 = {instancePath:instancePath+"/looks/" + i17+"/value/" + i18,schemaPath:"#/properties/looks/items/properties/value/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.looks.items.properties.value.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/looks/" + i17+"/value",schemaPath:"#/properties/looks/items/properties/value/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
var _valid4 = _errs179 === errors;
valid56 = valid56 || _valid4;
if(!valid56){
const err134 = {instancePath:instancePath+"/looks/" + i17+"/value",schemaPath:"#/properties/looks/items/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
else {
errors = _errs176;
if(vErrors !== null){
if(_errs176){
vErrors.length = _errs176;
}
else {
vErrors = null;
}
}
}
}
if(data75.fill !== undefined && func0.call(data75, "fill")){
let data79 = data75.fill;
const _errs184 = errors;
let valid59 = false;
const _errs185 = errors;
if(!(((((((((data79 === "meadow") || (data79 === "forest")) || (data79 === "water")) || (data79 === "sand")) || (data79 === "rock")) || (data79 === "marsh")) || (data79 === "snow")) || (data79 === "mud")) || (data79 === "town"))){
const err135 = {instancePath:instancePath+"/looks/" + i17+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema31.properties.looks.items.properties.fill.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
var _valid5 = _errs185 === errors;
valid59 = valid59 || _valid5;
const _errs186 = errors;
if(typeof data79 === "string"){
if(!pattern5.test(data79)){
const err136 = {instancePath:instancePath+"/looks/" + i17+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/looks/" + i17+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
var _valid5 = _errs186 === errors;
valid59 = valid59 || _valid5;
if(!valid59){
const err138 = {instancePath:instancePath+"/looks/" + i17+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
else {
errors = _errs184;
if(vErrors !== null){
if(_errs184){
vErrors.length = _errs184;
}
else {
vErrors = null;
}
}
}
}
if(data75.dark !== undefined && func0.call(data75, "dark")){
let data80 = data75.dark;
if(typeof data80 === "string"){
if(!pattern5.test(data80)){
const err139 = {instancePath:instancePath+"/looks/" + i17+"/dark",schemaPath:"#/properties/looks/items/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/looks/" + i17+"/dark",schemaPath:"#/properties/looks/items/properties/dark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data75.mark !== undefined && func0.call(data75, "mark")){
let data81 = data75.mark;
if(!((((((((((data81 === "trees") || (data81 === "waves")) || (data81 === "grass")) || (data81 === "rocks")) || (data81 === "hatch")) || (data81 === "dots")) || (data81 === "cross")) || (data81 === "ring")) || (data81 === "diamond")) || (data81 === "bridge"))){
const err141 = {instancePath:instancePath+"/looks/" + i17+"/mark",schemaPath:"#/properties/looks/items/properties/mark/enum",keyword:"enum",params:{allowedValues: schema31.properties.looks.items.properties.mark.enum}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data75.join !== undefined && func0.call(data75, "join")){
let data82 = data75.join;
if(!((((data82 === "road") || (data82 === "track")) || (data82 === "river")) || (data82 === "ditch"))){
const err142 = {instancePath:instancePath+"/looks/" + i17+"/join",schemaPath:"#/properties/looks/items/properties/join/enum",keyword:"enum",params:{allowedValues: schema31.properties.looks.items.properties.join.enum}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data75.number !== undefined && func0.call(data75, "number")){
if(typeof data75.number !== "boolean"){
const err143 = {instancePath:instancePath+"/looks/" + i17+"/number",schemaPath:"#/properties/looks/items/properties/number/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data75.flag !== undefined && func0.call(data75, "flag")){
if(typeof data75.flag !== "boolean"){
const err144 = {instancePath:instancePath+"/looks/" + i17+"/flag",schemaPath:"#/properties/looks/items/properties/flag/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/looks/" + i17,schemaPath:"#/properties/looks/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
else {
const err146 = {instancePath:instancePath+"/looks",schemaPath:"#/properties/looks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data85 = data.targets;
if(Array.isArray(data85)){
const len19 = data85.length;
for(let i19=0; i19<len19; i19++){
let data86 = data85[i19];
if(typeof data86 === "string"){
if(!pattern16.test(data86)){
const err147 = {instancePath:instancePath+"/targets/" + i19,schemaPath:"#/properties/targets/items/pattern",keyword:"pattern",params:{pattern: "^[^/]+/[^/]+$"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/targets/" + i19,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data.piles !== undefined && func0.call(data, "piles")){
let data87 = data.piles;
if(!((data87 === "below") || (data87 === "none"))){
const err150 = {instancePath:instancePath+"/piles",schemaPath:"#/properties/piles/enum",keyword:"enum",params:{allowedValues: schema31.properties.piles.enum}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.standing !== undefined && func0.call(data, "standing")){
let data88 = data.standing;
if(Array.isArray(data88)){
const len20 = data88.length;
for(let i20=0; i20<len20; i20++){
let data89 = data88[i20];
const _errs204 = errors;
let valid64 = false;
const _errs205 = errors;
if(typeof data89 === "string"){
if(!pattern7.test(data89)){
const err151 = {instancePath:instancePath+"/standing/" + i20,schemaPath:"#/properties/standing/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/standing/" + i20,schemaPath:"#/properties/standing/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
var _valid6 = _errs205 === errors;
valid64 = valid64 || _valid6;
const _errs207 = errors;
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if((data89.count === undefined) || (!(func0.call(data89, "count")))){
const err153 = {instancePath:instancePath+"/standing/" + i20,schemaPath:"#/properties/standing/items/anyOf/1/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
for(const key16 of Object.keys(data89)){
if(!((key16 === "count") || (key16 === "where"))){
const err154 = {instancePath:instancePath+"/standing/" + i20,schemaPath:"#/properties/standing/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data89.count !== undefined && func0.call(data89, "count")){
let data90 = data89.count;
if(typeof data90 === "string"){
if(!pattern7.test(data90)){
const err155 = {instancePath:instancePath+"/standing/" + i20+"/count",schemaPath:"#/properties/standing/items/anyOf/1/properties/count/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/standing/" + i20+"/count",schemaPath:"#/properties/standing/items/anyOf/1/properties/count/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data89.where !== undefined && func0.call(data89, "where")){
if(typeof data89.where !== "string"){
const err157 = {instancePath:instancePath+"/standing/" + i20+"/where",schemaPath:"#/properties/standing/items/anyOf/1/properties/where/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/standing/" + i20,schemaPath:"#/properties/standing/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
var _valid6 = _errs207 === errors;
valid64 = valid64 || _valid6;
if(!valid64){
const err159 = {instancePath:instancePath+"/standing/" + i20,schemaPath:"#/properties/standing/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
else {
errors = _errs204;
if(vErrors !== null){
if(_errs204){
vErrors.length = _errs204;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err160 = {instancePath:instancePath+"/standing",schemaPath:"#/properties/standing/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data.table !== undefined && func0.call(data, "table")){
let data92 = data.table;
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
for(const key17 of Object.keys(data92)){
if(!((((key17 === "columns") || (key17 === "rows")) || (key17 === "hands")) || (key17 === "stacks"))){
const err161 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data92.columns !== undefined && func0.call(data92, "columns")){
if(typeof data92.columns !== "string"){
const err162 = {instancePath:instancePath+"/table/columns",schemaPath:"#/properties/table/properties/columns/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data92.rows !== undefined && func0.call(data92, "rows")){
let data94 = data92.rows;
if(Array.isArray(data94)){
const len21 = data94.length;
for(let i21=0; i21<len21; i21++){
let data95 = data94[i21];
if(Array.isArray(data95)){
const len22 = data95.length;
for(let i22=0; i22<len22; i22++){
if(typeof data95[i22] !== "string"){
const err163 = {instancePath:instancePath+"/table/rows/" + i21+"/" + i22,schemaPath:"#/properties/table/properties/rows/items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/table/rows/" + i21,schemaPath:"#/properties/table/properties/rows/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
else {
const err165 = {instancePath:instancePath+"/table/rows",schemaPath:"#/properties/table/properties/rows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data92.hands !== undefined && func0.call(data92, "hands")){
let data97 = data92.hands;
if(Array.isArray(data97)){
const len23 = data97.length;
for(let i23=0; i23<len23; i23++){
if(typeof data97[i23] !== "string"){
const err166 = {instancePath:instancePath+"/table/hands/" + i23,schemaPath:"#/properties/table/properties/hands/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/table/hands",schemaPath:"#/properties/table/properties/hands/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data92.stacks !== undefined && func0.call(data92, "stacks")){
let data99 = data92.stacks;
if(Array.isArray(data99)){
const len24 = data99.length;
for(let i24=0; i24<len24; i24++){
if(typeof data99[i24] !== "string"){
const err168 = {instancePath:instancePath+"/table/stacks/" + i24,schemaPath:"#/properties/table/properties/stacks/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/table/stacks",schemaPath:"#/properties/table/properties/stacks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
