// Made by make-variant-check.ts from variant-schema.ts; edit that.
// @ts-nocheck
export const checkVariant = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sandtable variant","type":"object","required":["format","variant","of","range"],"additionalProperties":false,"properties":{"$schema":{},"format":{"const":1},"variant":{"type":"string","description":"Its name, which is also that of its file."},"version":{"type":"string"},"of":{"type":"string","description":"The ruleset, or another variant of it."},"range":{"type":"string","description":"The versions it was written for: ^1.0."},"requires":{"type":"array","items":{"type":"string"},"description":"Variants that must be laid before it; a range may stand behind a space."},"excludes":{"type":"array","items":{"type":"string"},"description":"Variants that it does not go with."},"set":{"type":"object","description":"Other values by path: constant/NAME, option/NAME, ruling/NAME.","patternProperties":{"^(constant|option|ruling)/.+$":{"anyOf":[{"anyOf":[{"type":["string","number","boolean","null"]},{"type":"array","items":{"type":["string","number","boolean"]}}]},{"type":"object","required":["value"],"additionalProperties":false,"properties":{"value":{"anyOf":[{"type":["string","number","boolean","null"]},{"type":"array","items":{"type":["string","number","boolean"]}}]},"$was":{"type":"string"}}}]}},"additionalProperties":false},"change":{"type":"object","description":"Columns of rows by path: KIND.MEMBER, RELATION.A.B.","additionalProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":["string","number","boolean","null"]},{"type":"array","items":{"type":["string","number","boolean"]}}]}}},"add":{"type":"object","description":"New rows by path.","additionalProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":["string","number","boolean","null"]},{"type":"array","items":{"type":["string","number","boolean"]}}]}}},"remove":{"type":"array","items":{"type":"string"},"description":"Paths of rows, joins, steps, texts and expectations."}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(constant|option|ruling)/.+$", "u");

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
if((data.format === undefined) || (!(func0.call(data, "format")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.variant === undefined) || (!(func0.call(data, "variant")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variant"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.of === undefined) || (!(func0.call(data, "of")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.range === undefined) || (!(func0.call(data, "range")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "range"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(1 !== data.format){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.variant !== undefined && func0.call(data, "variant")){
if(typeof data.variant !== "string"){
const err6 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.of !== undefined && func0.call(data, "of")){
if(typeof data.of !== "string"){
const err8 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.range !== undefined && func0.call(data, "range")){
if(typeof data.range !== "string"){
const err9 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.requires !== undefined && func0.call(data, "requires")){
let data5 = data.requires;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err10 = {instancePath:instancePath+"/requires/" + i0,schemaPath:"#/properties/requires/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.excludes !== undefined && func0.call(data, "excludes")){
let data7 = data.excludes;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err12 = {instancePath:instancePath+"/excludes/" + i1,schemaPath:"#/properties/excludes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/excludes",schemaPath:"#/properties/excludes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.set !== undefined && func0.call(data, "set")){
let data9 = data.set;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
if(!(pattern4.test(key1))){
const err14 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key2 of Object.keys(data9)){
if(pattern4.test(key2)){
let data10 = data9[key2];
const _errs23 = errors;
let valid6 = false;
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (data10 !== null)){
const err15 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/0/anyOf/0/type",keyword:"type",params:{type: schema31.properties.set.patternProperties["^(constant|option|ruling)/.+$"].anyOf[0].anyOf[0].type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
const _errs28 = errors;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")){
const err16 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/0/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.set.patternProperties["^(constant|option|ruling)/.+$"].anyOf[0].anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err18 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs24 === errors;
valid6 = valid6 || _valid0;
const _errs32 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.value === undefined) || (!(func0.call(data10, "value")))){
const err19 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 of Object.keys(data10)){
if(!((key3 === "value") || (key3 === "$was"))){
const err20 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.value !== undefined && func0.call(data10, "value")){
let data12 = data10.value;
const _errs36 = errors;
let valid11 = false;
const _errs37 = errors;
if((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (data12 !== null)){
const err21 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/value",schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/properties/value/anyOf/0/type",keyword:"type",params:{type: schema31.properties.set.patternProperties["^(constant|option|ruling)/.+$"].anyOf[1].properties.value.anyOf[0].type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs37 === errors;
valid11 = valid11 || _valid2;
const _errs39 = errors;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){
const err22 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/value/" + i3,schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/properties/value/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.set.patternProperties["^(constant|option|ruling)/.+$"].anyOf[1].properties.value.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/value",schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/properties/value/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs39 === errors;
valid11 = valid11 || _valid2;
if(!valid11){
const err24 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/value",schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data10.$was !== undefined && func0.call(data10, "$was")){
if(typeof data10.$was !== "string"){
const err25 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/$was",schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/properties/%24was/type",keyword:"type",params:{type: "string"}};
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
const err26 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err27 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/set/patternProperties/%5E(constant%7Coption%7Cruling)~1.%2B%24/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.change !== undefined && func0.call(data, "change")){
let data15 = data.change;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 of Object.keys(data15)){
let data16 = data15[key4];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key5 of Object.keys(data16)){
let data17 = data16[key5];
const _errs52 = errors;
let valid16 = false;
const _errs53 = errors;
if((((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")) && (data17 !== null)){
const err29 = {instancePath:instancePath+"/change/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/change/additionalProperties/additionalProperties/anyOf/0/type",keyword:"type",params:{type: schema31.properties.change.additionalProperties.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid3 = _errs53 === errors;
valid16 = valid16 || _valid3;
const _errs55 = errors;
if(Array.isArray(data17)){
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
let data18 = data17[i4];
if(((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")){
const err30 = {instancePath:instancePath+"/change/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4,schemaPath:"#/properties/change/additionalProperties/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.change.additionalProperties.additionalProperties.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/change/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/change/additionalProperties/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid3 = _errs55 === errors;
valid16 = valid16 || _valid3;
if(!valid16){
const err32 = {instancePath:instancePath+"/change/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/change/additionalProperties/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/change/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/change/additionalProperties/type",keyword:"type",params:{type: "object"}};
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
const err34 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.add !== undefined && func0.call(data, "add")){
let data19 = data.add;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key6 of Object.keys(data19)){
let data20 = data19[key6];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key7 of Object.keys(data20)){
let data21 = data20[key7];
const _errs66 = errors;
let valid21 = false;
const _errs67 = errors;
if((((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))) && (typeof data21 !== "boolean")) && (data21 !== null)){
const err35 = {instancePath:instancePath+"/add/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/add/additionalProperties/additionalProperties/anyOf/0/type",keyword:"type",params:{type: schema31.properties.add.additionalProperties.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid4 = _errs67 === errors;
valid21 = valid21 || _valid4;
const _errs69 = errors;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))) && (typeof data22 !== "boolean")){
const err36 = {instancePath:instancePath+"/add/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5,schemaPath:"#/properties/add/additionalProperties/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.add.additionalProperties.additionalProperties.anyOf[1].items.type}};
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
const err37 = {instancePath:instancePath+"/add/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/add/additionalProperties/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid4 = _errs69 === errors;
valid21 = valid21 || _valid4;
if(!valid21){
const err38 = {instancePath:instancePath+"/add/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/add/additionalProperties/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/add/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/add/additionalProperties/type",keyword:"type",params:{type: "object"}};
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
const err40 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.remove !== undefined && func0.call(data, "remove")){
let data23 = data.remove;
if(Array.isArray(data23)){
const len6 = data23.length;
for(let i6=0; i6<len6; i6++){
if(typeof data23[i6] !== "string"){
const err41 = {instancePath:instancePath+"/remove/" + i6,schemaPath:"#/properties/remove/items/type",keyword:"type",params:{type: "string"}};
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
const err42 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
