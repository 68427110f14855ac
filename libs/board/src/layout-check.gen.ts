// Made by make-layout-check.ts from layout-schema.ts; edit that.
// @ts-nocheck
export const checkLayout = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sandtable layout","type":"object","required":["version"],"additionalProperties":false,"properties":{"$schema":{},"version":{"const":1},"board":{"type":"object","additionalProperties":false,"properties":{"kind":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]}}},"places":{"type":"object","additionalProperties":{"type":"object","required":["at"],"additionalProperties":false,"properties":{"at":{"anyOf":[{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"minItems":1}]},"label":{"anyOf":[{"enum":["n","e","s","w"]},{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}]},"shape":{"enum":["square","circle","hexagon","star"]},"short":{"type":"string","pattern":"^[^\\n]{1,8}$"},"on":{"enum":["land","sea"]},"reconstructed":{"type":"string"}}}},"blank":{"type":"object","additionalProperties":false,"properties":{"land":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}},"sea":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}}}},"projection":{"enum":["none","europe"]},"base":{"enum":["europe","none"]},"sides":{"type":"object","additionalProperties":{"type":"object","required":["colour","pattern","letter"],"additionalProperties":false,"properties":{"colour":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"},"pattern":{"enum":["hatch","lines","dots","solid"]},"letter":{"type":"string","pattern":"^[^\\n]{1,2}$"}}}},"kinds":{"type":"object","additionalProperties":{"type":"object","required":["draw"],"additionalProperties":false,"properties":{"draw":{"enum":["place","region","counter","card","feature","sign","none"]},"lines":{"type":"array","items":{"type":"string"}},"shape":{"enum":["square","circle","hexagon","star"]},"body":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"doors":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"badges":{"type":"array","items":{"type":"object","required":["field"],"additionalProperties":false,"properties":{"field":{"type":"string"},"show":{"enum":["pips","number","sign"]},"shape":{"enum":["dot","square","star"]},"sign":{"type":"string","pattern":"^[^\\n]{1,2}$"}}}},"faded":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string","pattern":"^[^\\n]{1,7}$"}},"side":{"type":"string"},"at":{"type":"string"},"label":{"type":"string"},"value":{"type":"string"},"figures":{"type":"object","additionalProperties":{"type":"string","pattern":"^[^\\n]{1,3}$"}}}}},"lines":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","required":["relation"],"additionalProperties":false,"properties":{"relation":{"type":"string"},"field":{"type":"string"}}}]}},"arrows":{"type":"array","items":{"type":"object","required":["of"],"additionalProperties":false,"properties":{"of":{"type":"string","pattern":"^[^.]+(\\.[^.]+)?$"},"tag":{"type":"string"},"number":{"type":"string"},"to":{"type":"string"},"via":{"type":"string"},"from":{"type":"string"},"style":{"enum":["solid","dashed","dotted"]},"failed":{"type":"object","required":["field","values"],"additionalProperties":false,"properties":{"field":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}}}}}},"looks":{"type":"array","items":{"type":"object","required":["of"],"additionalProperties":false,"properties":{"of":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"value":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number","boolean"]}}]},"fill":{"anyOf":[{"enum":["meadow","forest","water","sand","rock","marsh","snow","mud","town"]},{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"}]},"dark":{"type":"string","pattern":"^#[0-9a-fA-F]{6}$"},"mark":{"enum":["trees","waves","grass","rocks","hatch","dots","cross","ring","diamond","bridge"]},"join":{"enum":["road","track","river","ditch"]},"number":{"type":"boolean"},"flag":{"type":"boolean"}}}},"targets":{"type":"array","items":{"type":"string","pattern":"^[^/]+/[^/]+$"}},"piles":{"enum":["below","none"]},"standing":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^.]+\\.[^.]+$"},{"type":"object","required":["count"],"additionalProperties":false,"properties":{"count":{"type":"string","pattern":"^[^.]+\\.[^.]+$"},"where":{"type":"string"}}}]}},"table":{"type":"object","additionalProperties":false,"properties":{"columns":{"type":"string"},"rows":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"hands":{"type":"array","items":{"type":"string"}},"stacks":{"type":"array","items":{"type":"string"}}}}}};
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
if(!((((((key3 === "at") || (key3 === "label")) || (key3 === "shape")) || (key3 === "short")) || (key3 === "on")) || (key3 === "reconstructed"))){
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
if(data5.reconstructed !== undefined && func0.call(data5, "reconstructed")){
if(typeof data5.reconstructed !== "string"){
const err32 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/reconstructed",schemaPath:"#/properties/places/additionalProperties/properties/reconstructed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/places/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/places/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.blank !== undefined && func0.call(data, "blank")){
let data16 = data.blank;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 of Object.keys(data16)){
if(!((key4 === "land") || (key4 === "sea"))){
const err35 = {instancePath:instancePath+"/blank",schemaPath:"#/properties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.land !== undefined && func0.call(data16, "land")){
let data17 = data16.land;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
if(Array.isArray(data18)){
if(data18.length > 2){
const err36 = {instancePath:instancePath+"/blank/land/" + i5,schemaPath:"#/properties/blank/properties/land/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data18.length < 2){
const err37 = {instancePath:instancePath+"/blank/land/" + i5,schemaPath:"#/properties/blank/properties/land/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err38 = {instancePath:instancePath+"/blank/land/" + i5+"/" + i6,schemaPath:"#/properties/blank/properties/land/items/items/type",keyword:"type",params:{type: "number"}};
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
const err39 = {instancePath:instancePath+"/blank/land/" + i5,schemaPath:"#/properties/blank/properties/land/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/blank/land",schemaPath:"#/properties/blank/properties/land/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data16.sea !== undefined && func0.call(data16, "sea")){
let data20 = data16.sea;
if(Array.isArray(data20)){
const len7 = data20.length;
for(let i7=0; i7<len7; i7++){
let data21 = data20[i7];
if(Array.isArray(data21)){
if(data21.length > 2){
const err41 = {instancePath:instancePath+"/blank/sea/" + i7,schemaPath:"#/properties/blank/properties/sea/items/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data21.length < 2){
const err42 = {instancePath:instancePath+"/blank/sea/" + i7,schemaPath:"#/properties/blank/properties/sea/items/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err43 = {instancePath:instancePath+"/blank/sea/" + i7+"/" + i8,schemaPath:"#/properties/blank/properties/sea/items/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/blank/sea/" + i7,schemaPath:"#/properties/blank/properties/sea/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/blank/sea",schemaPath:"#/properties/blank/properties/sea/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/blank",schemaPath:"#/properties/blank/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.projection !== undefined && func0.call(data, "projection")){
let data23 = data.projection;
if(!((data23 === "none") || (data23 === "europe"))){
const err47 = {instancePath:instancePath+"/projection",schemaPath:"#/properties/projection/enum",keyword:"enum",params:{allowedValues: schema31.properties.projection.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
let data24 = data.base;
if(!((data24 === "europe") || (data24 === "none"))){
const err48 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/enum",keyword:"enum",params:{allowedValues: schema31.properties.base.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.sides !== undefined && func0.call(data, "sides")){
let data25 = data.sides;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key5 of Object.keys(data25)){
let data26 = data25[key5];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.colour === undefined) || (!(func0.call(data26, "colour")))){
const err49 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "colour"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data26.pattern === undefined) || (!(func0.call(data26, "pattern")))){
const err50 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "pattern"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data26.letter === undefined) || (!(func0.call(data26, "letter")))){
const err51 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/required",keyword:"required",params:{missingProperty: "letter"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key6 of Object.keys(data26)){
if(!(((key6 === "colour") || (key6 === "pattern")) || (key6 === "letter"))){
const err52 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data26.colour !== undefined && func0.call(data26, "colour")){
let data27 = data26.colour;
if(typeof data27 === "string"){
if(!pattern5.test(data27)){
const err53 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/colour",schemaPath:"#/properties/sides/additionalProperties/properties/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/colour",schemaPath:"#/properties/sides/additionalProperties/properties/colour/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data26.pattern !== undefined && func0.call(data26, "pattern")){
let data28 = data26.pattern;
if(!((((data28 === "hatch") || (data28 === "lines")) || (data28 === "dots")) || (data28 === "solid"))){
const err55 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/pattern",schemaPath:"#/properties/sides/additionalProperties/properties/pattern/enum",keyword:"enum",params:{allowedValues: schema31.properties.sides.additionalProperties.properties.pattern.enum}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data26.letter !== undefined && func0.call(data26, "letter")){
let data29 = data26.letter;
if(typeof data29 === "string"){
if(!pattern6.test(data29)){
const err56 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/letter",schemaPath:"#/properties/sides/additionalProperties/properties/letter/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,2}$"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/letter",schemaPath:"#/properties/sides/additionalProperties/properties/letter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/sides/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.kinds !== undefined && func0.call(data, "kinds")){
let data30 = data.kinds;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key7 of Object.keys(data30)){
let data31 = data30[key7];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.draw === undefined) || (!(func0.call(data31, "draw")))){
const err60 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/required",keyword:"required",params:{missingProperty: "draw"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
for(const key8 of Object.keys(data31)){
if(!(func0.call(schema31.properties.kinds.additionalProperties.properties, key8))){
const err61 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data31.draw !== undefined && func0.call(data31, "draw")){
let data32 = data31.draw;
if(!(((((((data32 === "place") || (data32 === "region")) || (data32 === "counter")) || (data32 === "card")) || (data32 === "feature")) || (data32 === "sign")) || (data32 === "none"))){
const err62 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/draw",schemaPath:"#/properties/kinds/additionalProperties/properties/draw/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.draw.enum}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data31.lines !== undefined && func0.call(data31, "lines")){
let data33 = data31.lines;
if(Array.isArray(data33)){
const len9 = data33.length;
for(let i9=0; i9<len9; i9++){
if(typeof data33[i9] !== "string"){
const err63 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/lines/" + i9,schemaPath:"#/properties/kinds/additionalProperties/properties/lines/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/lines",schemaPath:"#/properties/kinds/additionalProperties/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data31.shape !== undefined && func0.call(data31, "shape")){
let data35 = data31.shape;
if(!((((data35 === "square") || (data35 === "circle")) || (data35 === "hexagon")) || (data35 === "star"))){
const err65 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/shape",schemaPath:"#/properties/kinds/additionalProperties/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.shape.enum}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data31.body !== undefined && func0.call(data31, "body")){
let data36 = data31.body;
if(typeof data36 === "string"){
if(!pattern7.test(data36)){
const err66 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/body",schemaPath:"#/properties/kinds/additionalProperties/properties/body/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/body",schemaPath:"#/properties/kinds/additionalProperties/properties/body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data31.doors !== undefined && func0.call(data31, "doors")){
let data37 = data31.doors;
if(typeof data37 === "string"){
if(!pattern7.test(data37)){
const err68 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/doors",schemaPath:"#/properties/kinds/additionalProperties/properties/doors/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/doors",schemaPath:"#/properties/kinds/additionalProperties/properties/doors/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data31.badges !== undefined && func0.call(data31, "badges")){
let data38 = data31.badges;
if(Array.isArray(data38)){
const len10 = data38.length;
for(let i10=0; i10<len10; i10++){
let data39 = data38[i10];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if((data39.field === undefined) || (!(func0.call(data39, "field")))){
const err70 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10,schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key9 of Object.keys(data39)){
if(!((((key9 === "field") || (key9 === "show")) || (key9 === "shape")) || (key9 === "sign"))){
const err71 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10,schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data39.field !== undefined && func0.call(data39, "field")){
if(typeof data39.field !== "string"){
const err72 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10+"/field",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data39.show !== undefined && func0.call(data39, "show")){
let data41 = data39.show;
if(!(((data41 === "pips") || (data41 === "number")) || (data41 === "sign"))){
const err73 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10+"/show",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/show/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.badges.items.properties.show.enum}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data39.shape !== undefined && func0.call(data39, "shape")){
let data42 = data39.shape;
if(!(((data42 === "dot") || (data42 === "square")) || (data42 === "star"))){
const err74 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10+"/shape",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.kinds.additionalProperties.properties.badges.items.properties.shape.enum}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data39.sign !== undefined && func0.call(data39, "sign")){
let data43 = data39.sign;
if(typeof data43 === "string"){
if(!pattern6.test(data43)){
const err75 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10+"/sign",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/sign/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,2}$"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10+"/sign",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/properties/sign/type",keyword:"type",params:{type: "string"}};
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
const err77 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges/" + i10,schemaPath:"#/properties/kinds/additionalProperties/properties/badges/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/badges",schemaPath:"#/properties/kinds/additionalProperties/properties/badges/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data31.faded !== undefined && func0.call(data31, "faded")){
if(typeof data31.faded !== "string"){
const err79 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/faded",schemaPath:"#/properties/kinds/additionalProperties/properties/faded/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data31.labels !== undefined && func0.call(data31, "labels")){
let data45 = data31.labels;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key10 of Object.keys(data45)){
let data46 = data45[key10];
if(typeof data46 === "string"){
if(!pattern10.test(data46)){
const err80 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/labels/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/labels/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,7}$"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/labels/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/labels",schemaPath:"#/properties/kinds/additionalProperties/properties/labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data31.side !== undefined && func0.call(data31, "side")){
if(typeof data31.side !== "string"){
const err83 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/side",schemaPath:"#/properties/kinds/additionalProperties/properties/side/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data31.at !== undefined && func0.call(data31, "at")){
if(typeof data31.at !== "string"){
const err84 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/at",schemaPath:"#/properties/kinds/additionalProperties/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data31.label !== undefined && func0.call(data31, "label")){
if(typeof data31.label !== "string"){
const err85 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/kinds/additionalProperties/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data31.value !== undefined && func0.call(data31, "value")){
if(typeof data31.value !== "string"){
const err86 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/value",schemaPath:"#/properties/kinds/additionalProperties/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data31.figures !== undefined && func0.call(data31, "figures")){
let data51 = data31.figures;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key11 of Object.keys(data51)){
let data52 = data51[key11];
if(typeof data52 === "string"){
if(!pattern11.test(data52)){
const err87 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/figures/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/figures/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\n]{1,3}$"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/figures/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/figures/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/figures",schemaPath:"#/properties/kinds/additionalProperties/properties/figures/type",keyword:"type",params:{type: "object"}};
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
const err90 = {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data53 = data.lines;
if(Array.isArray(data53)){
const len11 = data53.length;
for(let i11=0; i11<len11; i11++){
let data54 = data53[i11];
const _errs123 = errors;
let valid39 = false;
const _errs124 = errors;
if(typeof data54 !== "string"){
const err92 = {instancePath:instancePath+"/lines/" + i11,schemaPath:"#/properties/lines/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid3 = _errs124 === errors;
valid39 = valid39 || _valid3;
const _errs126 = errors;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if((data54.relation === undefined) || (!(func0.call(data54, "relation")))){
const err93 = {instancePath:instancePath+"/lines/" + i11,schemaPath:"#/properties/lines/items/anyOf/1/required",keyword:"required",params:{missingProperty: "relation"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key12 of Object.keys(data54)){
if(!((key12 === "relation") || (key12 === "field"))){
const err94 = {instancePath:instancePath+"/lines/" + i11,schemaPath:"#/properties/lines/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data54.relation !== undefined && func0.call(data54, "relation")){
if(typeof data54.relation !== "string"){
const err95 = {instancePath:instancePath+"/lines/" + i11+"/relation",schemaPath:"#/properties/lines/items/anyOf/1/properties/relation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data54.field !== undefined && func0.call(data54, "field")){
if(typeof data54.field !== "string"){
const err96 = {instancePath:instancePath+"/lines/" + i11+"/field",schemaPath:"#/properties/lines/items/anyOf/1/properties/field/type",keyword:"type",params:{type: "string"}};
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
const err97 = {instancePath:instancePath+"/lines/" + i11,schemaPath:"#/properties/lines/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var _valid3 = _errs126 === errors;
valid39 = valid39 || _valid3;
if(!valid39){
const err98 = {instancePath:instancePath+"/lines/" + i11,schemaPath:"#/properties/lines/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
else {
errors = _errs123;
if(vErrors !== null){
if(_errs123){
vErrors.length = _errs123;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err99 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.arrows !== undefined && func0.call(data, "arrows")){
let data57 = data.arrows;
if(Array.isArray(data57)){
const len12 = data57.length;
for(let i12=0; i12<len12; i12++){
let data58 = data57[i12];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if((data58.of === undefined) || (!(func0.call(data58, "of")))){
const err100 = {instancePath:instancePath+"/arrows/" + i12,schemaPath:"#/properties/arrows/items/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key13 of Object.keys(data58)){
if(!((((((((key13 === "of") || (key13 === "tag")) || (key13 === "number")) || (key13 === "to")) || (key13 === "via")) || (key13 === "from")) || (key13 === "style")) || (key13 === "failed"))){
const err101 = {instancePath:instancePath+"/arrows/" + i12,schemaPath:"#/properties/arrows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data58.of !== undefined && func0.call(data58, "of")){
let data59 = data58.of;
if(typeof data59 === "string"){
if(!pattern12.test(data59)){
const err102 = {instancePath:instancePath+"/arrows/" + i12+"/of",schemaPath:"#/properties/arrows/items/properties/of/pattern",keyword:"pattern",params:{pattern: "^[^.]+(\\.[^.]+)?$"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/arrows/" + i12+"/of",schemaPath:"#/properties/arrows/items/properties/of/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data58.tag !== undefined && func0.call(data58, "tag")){
if(typeof data58.tag !== "string"){
const err104 = {instancePath:instancePath+"/arrows/" + i12+"/tag",schemaPath:"#/properties/arrows/items/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data58.number !== undefined && func0.call(data58, "number")){
if(typeof data58.number !== "string"){
const err105 = {instancePath:instancePath+"/arrows/" + i12+"/number",schemaPath:"#/properties/arrows/items/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data58.to !== undefined && func0.call(data58, "to")){
if(typeof data58.to !== "string"){
const err106 = {instancePath:instancePath+"/arrows/" + i12+"/to",schemaPath:"#/properties/arrows/items/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data58.via !== undefined && func0.call(data58, "via")){
if(typeof data58.via !== "string"){
const err107 = {instancePath:instancePath+"/arrows/" + i12+"/via",schemaPath:"#/properties/arrows/items/properties/via/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data58.from !== undefined && func0.call(data58, "from")){
if(typeof data58.from !== "string"){
const err108 = {instancePath:instancePath+"/arrows/" + i12+"/from",schemaPath:"#/properties/arrows/items/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data58.style !== undefined && func0.call(data58, "style")){
let data65 = data58.style;
if(!(((data65 === "solid") || (data65 === "dashed")) || (data65 === "dotted"))){
const err109 = {instancePath:instancePath+"/arrows/" + i12+"/style",schemaPath:"#/properties/arrows/items/properties/style/enum",keyword:"enum",params:{allowedValues: schema31.properties.arrows.items.properties.style.enum}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data58.failed !== undefined && func0.call(data58, "failed")){
let data66 = data58.failed;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if((data66.field === undefined) || (!(func0.call(data66, "field")))){
const err110 = {instancePath:instancePath+"/arrows/" + i12+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((data66.values === undefined) || (!(func0.call(data66, "values")))){
const err111 = {instancePath:instancePath+"/arrows/" + i12+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/required",keyword:"required",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key14 of Object.keys(data66)){
if(!((key14 === "field") || (key14 === "values"))){
const err112 = {instancePath:instancePath+"/arrows/" + i12+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data66.field !== undefined && func0.call(data66, "field")){
if(typeof data66.field !== "string"){
const err113 = {instancePath:instancePath+"/arrows/" + i12+"/failed/field",schemaPath:"#/properties/arrows/items/properties/failed/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data66.values !== undefined && func0.call(data66, "values")){
let data68 = data66.values;
if(Array.isArray(data68)){
const len13 = data68.length;
for(let i13=0; i13<len13; i13++){
if(typeof data68[i13] !== "string"){
const err114 = {instancePath:instancePath+"/arrows/" + i12+"/failed/values/" + i13,schemaPath:"#/properties/arrows/items/properties/failed/properties/values/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/arrows/" + i12+"/failed/values",schemaPath:"#/properties/arrows/items/properties/failed/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/arrows/" + i12+"/failed",schemaPath:"#/properties/arrows/items/properties/failed/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/arrows/" + i12,schemaPath:"#/properties/arrows/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/arrows",schemaPath:"#/properties/arrows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.looks !== undefined && func0.call(data, "looks")){
let data70 = data.looks;
if(Array.isArray(data70)){
const len14 = data70.length;
for(let i14=0; i14<len14; i14++){
let data71 = data70[i14];
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if((data71.of === undefined) || (!(func0.call(data71, "of")))){
const err119 = {instancePath:instancePath+"/looks/" + i14,schemaPath:"#/properties/looks/items/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key15 of Object.keys(data71)){
if(!((((((((key15 === "of") || (key15 === "value")) || (key15 === "fill")) || (key15 === "dark")) || (key15 === "mark")) || (key15 === "join")) || (key15 === "number")) || (key15 === "flag"))){
const err120 = {instancePath:instancePath+"/looks/" + i14,schemaPath:"#/properties/looks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data71.of !== undefined && func0.call(data71, "of")){
let data72 = data71.of;
if(typeof data72 === "string"){
if(!pattern7.test(data72)){
const err121 = {instancePath:instancePath+"/looks/" + i14+"/of",schemaPath:"#/properties/looks/items/properties/of/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/looks/" + i14+"/of",schemaPath:"#/properties/looks/items/properties/of/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data71.value !== undefined && func0.call(data71, "value")){
let data73 = data71.value;
const _errs168 = errors;
let valid50 = false;
const _errs169 = errors;
if(((typeof data73 !== "string") && (!((typeof data73 == "number") && (isFinite(data73))))) && (typeof data73 !== "boolean")){
const err123 = {instancePath:instancePath+"/looks/" + i14+"/value",schemaPath:"#/properties/looks/items/properties/value/anyOf/0/type",keyword:"type",params:{type: schema31.properties.looks.items.properties.value.anyOf[0].type}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
var _valid4 = _errs169 === errors;
valid50 = valid50 || _valid4;
const _errs171 = errors;
if(Array.isArray(data73)){
const len15 = data73.length;
for(let i15=0; i15<len15; i15++){
let data74 = data73[i15];
if(((typeof data74 !== "string") && (!((typeof data74 == "number") && (isFinite(data74))))) && (typeof data74 !== "boolean")){
const err124 = {instancePath:instancePath+"/looks/" + i14+"/value/" + i15,schemaPath:"#/properties/looks/items/properties/value/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.looks.items.properties.value.anyOf[1].items.type}};
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
const err125 = {instancePath:instancePath+"/looks/" + i14+"/value",schemaPath:"#/properties/looks/items/properties/value/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
var _valid4 = _errs171 === errors;
valid50 = valid50 || _valid4;
if(!valid50){
const err126 = {instancePath:instancePath+"/looks/" + i14+"/value",schemaPath:"#/properties/looks/items/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
else {
errors = _errs168;
if(vErrors !== null){
if(_errs168){
vErrors.length = _errs168;
}
else {
vErrors = null;
}
}
}
}
if(data71.fill !== undefined && func0.call(data71, "fill")){
let data75 = data71.fill;
const _errs176 = errors;
let valid53 = false;
const _errs177 = errors;
if(!(((((((((data75 === "meadow") || (data75 === "forest")) || (data75 === "water")) || (data75 === "sand")) || (data75 === "rock")) || (data75 === "marsh")) || (data75 === "snow")) || (data75 === "mud")) || (data75 === "town"))){
const err127 = {instancePath:instancePath+"/looks/" + i14+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema31.properties.looks.items.properties.fill.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
var _valid5 = _errs177 === errors;
valid53 = valid53 || _valid5;
const _errs178 = errors;
if(typeof data75 === "string"){
if(!pattern5.test(data75)){
const err128 = {instancePath:instancePath+"/looks/" + i14+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/looks/" + i14+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid5 = _errs178 === errors;
valid53 = valid53 || _valid5;
if(!valid53){
const err130 = {instancePath:instancePath+"/looks/" + i14+"/fill",schemaPath:"#/properties/looks/items/properties/fill/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
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
if(data71.dark !== undefined && func0.call(data71, "dark")){
let data76 = data71.dark;
if(typeof data76 === "string"){
if(!pattern5.test(data76)){
const err131 = {instancePath:instancePath+"/looks/" + i14+"/dark",schemaPath:"#/properties/looks/items/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/looks/" + i14+"/dark",schemaPath:"#/properties/looks/items/properties/dark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data71.mark !== undefined && func0.call(data71, "mark")){
let data77 = data71.mark;
if(!((((((((((data77 === "trees") || (data77 === "waves")) || (data77 === "grass")) || (data77 === "rocks")) || (data77 === "hatch")) || (data77 === "dots")) || (data77 === "cross")) || (data77 === "ring")) || (data77 === "diamond")) || (data77 === "bridge"))){
const err133 = {instancePath:instancePath+"/looks/" + i14+"/mark",schemaPath:"#/properties/looks/items/properties/mark/enum",keyword:"enum",params:{allowedValues: schema31.properties.looks.items.properties.mark.enum}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data71.join !== undefined && func0.call(data71, "join")){
let data78 = data71.join;
if(!((((data78 === "road") || (data78 === "track")) || (data78 === "river")) || (data78 === "ditch"))){
const err134 = {instancePath:instancePath+"/looks/" + i14+"/join",schemaPath:"#/properties/looks/items/properties/join/enum",keyword:"enum",params:{allowedValues: schema31.properties.looks.items.properties.join.enum}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data71.number !== undefined && func0.call(data71, "number")){
if(typeof data71.number !== "boolean"){
const err135 = {instancePath:instancePath+"/looks/" + i14+"/number",schemaPath:"#/properties/looks/items/properties/number/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data71.flag !== undefined && func0.call(data71, "flag")){
if(typeof data71.flag !== "boolean"){
const err136 = {instancePath:instancePath+"/looks/" + i14+"/flag",schemaPath:"#/properties/looks/items/properties/flag/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/looks/" + i14,schemaPath:"#/properties/looks/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/looks",schemaPath:"#/properties/looks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data81 = data.targets;
if(Array.isArray(data81)){
const len16 = data81.length;
for(let i16=0; i16<len16; i16++){
let data82 = data81[i16];
if(typeof data82 === "string"){
if(!pattern16.test(data82)){
const err139 = {instancePath:instancePath+"/targets/" + i16,schemaPath:"#/properties/targets/items/pattern",keyword:"pattern",params:{pattern: "^[^/]+/[^/]+$"}};
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
const err140 = {instancePath:instancePath+"/targets/" + i16,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.piles !== undefined && func0.call(data, "piles")){
let data83 = data.piles;
if(!((data83 === "below") || (data83 === "none"))){
const err142 = {instancePath:instancePath+"/piles",schemaPath:"#/properties/piles/enum",keyword:"enum",params:{allowedValues: schema31.properties.piles.enum}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data.standing !== undefined && func0.call(data, "standing")){
let data84 = data.standing;
if(Array.isArray(data84)){
const len17 = data84.length;
for(let i17=0; i17<len17; i17++){
let data85 = data84[i17];
const _errs196 = errors;
let valid58 = false;
const _errs197 = errors;
if(typeof data85 === "string"){
if(!pattern7.test(data85)){
const err143 = {instancePath:instancePath+"/standing/" + i17,schemaPath:"#/properties/standing/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/standing/" + i17,schemaPath:"#/properties/standing/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
var _valid6 = _errs197 === errors;
valid58 = valid58 || _valid6;
const _errs199 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if((data85.count === undefined) || (!(func0.call(data85, "count")))){
const err145 = {instancePath:instancePath+"/standing/" + i17,schemaPath:"#/properties/standing/items/anyOf/1/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
for(const key16 of Object.keys(data85)){
if(!((key16 === "count") || (key16 === "where"))){
const err146 = {instancePath:instancePath+"/standing/" + i17,schemaPath:"#/properties/standing/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data85.count !== undefined && func0.call(data85, "count")){
let data86 = data85.count;
if(typeof data86 === "string"){
if(!pattern7.test(data86)){
const err147 = {instancePath:instancePath+"/standing/" + i17+"/count",schemaPath:"#/properties/standing/items/anyOf/1/properties/count/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"}};
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
const err148 = {instancePath:instancePath+"/standing/" + i17+"/count",schemaPath:"#/properties/standing/items/anyOf/1/properties/count/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data85.where !== undefined && func0.call(data85, "where")){
if(typeof data85.where !== "string"){
const err149 = {instancePath:instancePath+"/standing/" + i17+"/where",schemaPath:"#/properties/standing/items/anyOf/1/properties/where/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/standing/" + i17,schemaPath:"#/properties/standing/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
var _valid6 = _errs199 === errors;
valid58 = valid58 || _valid6;
if(!valid58){
const err151 = {instancePath:instancePath+"/standing/" + i17,schemaPath:"#/properties/standing/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
else {
errors = _errs196;
if(vErrors !== null){
if(_errs196){
vErrors.length = _errs196;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err152 = {instancePath:instancePath+"/standing",schemaPath:"#/properties/standing/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.table !== undefined && func0.call(data, "table")){
let data88 = data.table;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key17 of Object.keys(data88)){
if(!((((key17 === "columns") || (key17 === "rows")) || (key17 === "hands")) || (key17 === "stacks"))){
const err153 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data88.columns !== undefined && func0.call(data88, "columns")){
if(typeof data88.columns !== "string"){
const err154 = {instancePath:instancePath+"/table/columns",schemaPath:"#/properties/table/properties/columns/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data88.rows !== undefined && func0.call(data88, "rows")){
let data90 = data88.rows;
if(Array.isArray(data90)){
const len18 = data90.length;
for(let i18=0; i18<len18; i18++){
let data91 = data90[i18];
if(Array.isArray(data91)){
const len19 = data91.length;
for(let i19=0; i19<len19; i19++){
if(typeof data91[i19] !== "string"){
const err155 = {instancePath:instancePath+"/table/rows/" + i18+"/" + i19,schemaPath:"#/properties/table/properties/rows/items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/table/rows/" + i18,schemaPath:"#/properties/table/properties/rows/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/table/rows",schemaPath:"#/properties/table/properties/rows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data88.hands !== undefined && func0.call(data88, "hands")){
let data93 = data88.hands;
if(Array.isArray(data93)){
const len20 = data93.length;
for(let i20=0; i20<len20; i20++){
if(typeof data93[i20] !== "string"){
const err158 = {instancePath:instancePath+"/table/hands/" + i20,schemaPath:"#/properties/table/properties/hands/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
else {
const err159 = {instancePath:instancePath+"/table/hands",schemaPath:"#/properties/table/properties/hands/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data88.stacks !== undefined && func0.call(data88, "stacks")){
let data95 = data88.stacks;
if(Array.isArray(data95)){
const len21 = data95.length;
for(let i21=0; i21<len21; i21++){
if(typeof data95[i21] !== "string"){
const err160 = {instancePath:instancePath+"/table/stacks/" + i21,schemaPath:"#/properties/table/properties/stacks/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
else {
const err161 = {instancePath:instancePath+"/table/stacks",schemaPath:"#/properties/table/properties/stacks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
else {
const err162 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
else {
const err163 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
