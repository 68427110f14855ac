// Made by make-save-check.ts from save-schema.ts; edit that.
// @ts-nocheck
export const checkSave = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sandtable save","type":"object","required":["format","ruleset","version","digest","variants","seats","options","seed","decisions"],"additionalProperties":false,"properties":{"$schema":{},"format":{"const":1},"ruleset":{"type":"string","description":"Name of the ruleset."},"version":{"type":"string"},"digest":{"type":"string","description":"Hash of the rules and tables it was played with."},"variants":{"type":"array","items":{"type":"string"}},"seats":{"type":"string","description":"Name of the seat layout."},"options":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"seed":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"decisions":{"type":"array","items":{"type":"object","required":["choice","role","answer"],"additionalProperties":false,"properties":{"choice":{"type":"string","description":"Path of the question: its procedure and its label."},"role":{"type":"string","description":"Who answered."},"answer":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}},{"type":"object","required":["arm","args"],"additionalProperties":false,"properties":{"arm":{"type":"string"},"args":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}},{"type":"object","required":["each"],"additionalProperties":false,"properties":{"each":{"type":"object","additionalProperties":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}}]}}}}]}}}}}};
const func0 = Object.prototype.hasOwnProperty;

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
if((data.ruleset === undefined) || (!(func0.call(data, "ruleset")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleset"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.variants === undefined) || (!(func0.call(data, "variants")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variants"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.seats === undefined) || (!(func0.call(data, "seats")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seats"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.options === undefined) || (!(func0.call(data, "options")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.seed === undefined) || (!(func0.call(data, "seed")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.decisions === undefined) || (!(func0.call(data, "decisions")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decisions"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(1 !== data.format){
const err10 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ruleset !== undefined && func0.call(data, "ruleset")){
if(typeof data.ruleset !== "string"){
const err11 = {instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(typeof data.digest !== "string"){
const err13 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.variants !== undefined && func0.call(data, "variants")){
let data4 = data.variants;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err14 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.seats !== undefined && func0.call(data, "seats")){
if(typeof data.seats !== "string"){
const err16 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data7 = data.options;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
let data8 = data7[key1];
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")){
const err17 = {instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: schema31.properties.options.additionalProperties.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.seed !== undefined && func0.call(data, "seed")){
let data9 = data.seed;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9 < -2147483648 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.decisions !== undefined && func0.call(data, "decisions")){
let data10 = data.decisions;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.choice === undefined) || (!(func0.call(data11, "choice")))){
const err22 = {instancePath:instancePath+"/decisions/" + i1,schemaPath:"#/properties/decisions/items/required",keyword:"required",params:{missingProperty: "choice"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((data11.role === undefined) || (!(func0.call(data11, "role")))){
const err23 = {instancePath:instancePath+"/decisions/" + i1,schemaPath:"#/properties/decisions/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data11.answer === undefined) || (!(func0.call(data11, "answer")))){
const err24 = {instancePath:instancePath+"/decisions/" + i1,schemaPath:"#/properties/decisions/items/required",keyword:"required",params:{missingProperty: "answer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 of Object.keys(data11)){
if(!(((key2 === "choice") || (key2 === "role")) || (key2 === "answer"))){
const err25 = {instancePath:instancePath+"/decisions/" + i1,schemaPath:"#/properties/decisions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.choice !== undefined && func0.call(data11, "choice")){
if(typeof data11.choice !== "string"){
const err26 = {instancePath:instancePath+"/decisions/" + i1+"/choice",schemaPath:"#/properties/decisions/items/properties/choice/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.role !== undefined && func0.call(data11, "role")){
if(typeof data11.role !== "string"){
const err27 = {instancePath:instancePath+"/decisions/" + i1+"/role",schemaPath:"#/properties/decisions/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.answer !== undefined && func0.call(data11, "answer")){
let data14 = data11.answer;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")){
const err28 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/0/type",keyword:"type",params:{type: schema31.properties.decisions.items.properties.answer.anyOf[0].type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid7 = valid7 || _valid0;
const _errs35 = errors;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))){
const err29 = {instancePath:instancePath+"/decisions/" + i1+"/answer/" + i2,schemaPath:"#/properties/decisions/items/properties/answer/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.decisions.items.properties.answer.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs35 === errors;
valid7 = valid7 || _valid0;
const _errs39 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.arm === undefined) || (!(func0.call(data14, "arm")))){
const err31 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/2/required",keyword:"required",params:{missingProperty: "arm"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data14.args === undefined) || (!(func0.call(data14, "args")))){
const err32 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/2/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key3 of Object.keys(data14)){
if(!((key3 === "arm") || (key3 === "args"))){
const err33 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.arm !== undefined && func0.call(data14, "arm")){
if(typeof data14.arm !== "string"){
const err34 = {instancePath:instancePath+"/decisions/" + i1+"/answer/arm",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/2/properties/arm/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.args !== undefined && func0.call(data14, "args")){
let data17 = data14.args;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key4 of Object.keys(data17)){
let data18 = data17[key4];
if(((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")){
const err35 = {instancePath:instancePath+"/decisions/" + i1+"/answer/args/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/decisions/items/properties/answer/anyOf/2/properties/args/additionalProperties/type",keyword:"type",params:{type: schema31.properties.decisions.items.properties.answer.anyOf[2].properties.args.additionalProperties.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/decisions/" + i1+"/answer/args",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/2/properties/args/type",keyword:"type",params:{type: "object"}};
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
const err37 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs39 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs49 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.each === undefined) || (!(func0.call(data14, "each")))){
const err38 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/required",keyword:"required",params:{missingProperty: "each"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key5 of Object.keys(data14)){
if(!(key5 === "each")){
const err39 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.each !== undefined && func0.call(data14, "each")){
let data19 = data14.each;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key6 of Object.keys(data19)){
let data20 = data19[key6];
const _errs56 = errors;
let valid14 = false;
const _errs57 = errors;
if(((typeof data20 !== "string") && (!((typeof data20 == "number") && (isFinite(data20))))) && (typeof data20 !== "boolean")){
const err40 = {instancePath:instancePath+"/decisions/" + i1+"/answer/each/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/0/type",keyword:"type",params:{type: schema31.properties.decisions.items.properties.answer.anyOf[3].properties.each.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid1 = _errs57 === errors;
valid14 = valid14 || _valid1;
const _errs59 = errors;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))){
const err41 = {instancePath:instancePath+"/decisions/" + i1+"/answer/each/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.decisions.items.properties.answer.anyOf[3].properties.each.additionalProperties.anyOf[1].items.type}};
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
const err42 = {instancePath:instancePath+"/decisions/" + i1+"/answer/each/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid1 = _errs59 === errors;
valid14 = valid14 || _valid1;
if(!valid14){
const err43 = {instancePath:instancePath+"/decisions/" + i1+"/answer/each/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/decisions/" + i1+"/answer/each",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/properties/each/type",keyword:"type",params:{type: "object"}};
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
const err45 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid0 = _errs49 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid7){
const err46 = {instancePath:instancePath+"/decisions/" + i1+"/answer",schemaPath:"#/properties/decisions/items/properties/answer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/decisions/" + i1,schemaPath:"#/properties/decisions/items/type",keyword:"type",params:{type: "object"}};
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
const err48 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "array"}};
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
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
