// Made by make-save-check.ts from save-schema.ts; edit that.
// @ts-nocheck
export const checkSave = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sandtable save","type":"object","required":["format","ruleset","version","digest","variants","seats","options","seed","decisions"],"additionalProperties":false,"properties":{"$schema":{},"format":{"const":1},"ruleset":{"type":"string","description":"Name of the ruleset."},"version":{"type":"string"},"digest":{"type":"string","description":"Hash of the rules and tables it was played with."},"variants":{"type":"array","items":{"type":"string"}},"seats":{"type":"string","description":"Name of the seat layout."},"options":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"seed":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"decisions":{"type":"array","items":{"type":"object","required":["choice","role","answer"],"additionalProperties":false,"properties":{"choice":{"type":"string","description":"Path of the question: its procedure and its label."},"role":{"type":"string","description":"Who answered."},"answer":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}},{"type":"object","required":["arm","args"],"additionalProperties":false,"properties":{"arm":{"type":"string"},"args":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}},{"type":"object","required":["each"],"additionalProperties":false,"properties":{"each":{"type":"object","additionalProperties":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}}]}}}}]},"by":{"const":"bot","description":"Absent where a person decided."}}}},"branches":{"type":"array","items":{"type":"object","required":["shared","decisions"],"additionalProperties":false,"properties":{"shared":{"type":"integer","minimum":0,"description":"How many decisions of the match it begins with."},"decisions":{"type":"array","items":{"type":"object","required":["choice","role","answer"],"additionalProperties":false,"properties":{"choice":{"type":"string","description":"Path of the question: its procedure and its label."},"role":{"type":"string","description":"Who answered."},"answer":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}},{"type":"object","required":["arm","args"],"additionalProperties":false,"properties":{"arm":{"type":"string"},"args":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}},{"type":"object","required":["each"],"additionalProperties":false,"properties":{"each":{"type":"object","additionalProperties":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}}]}}}}]},"by":{"const":"bot","description":"Absent where a person decided."}}},"description":"How it went on."}}},"description":"Lines of play that were left."}}};
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
if(!((((key2 === "choice") || (key2 === "role")) || (key2 === "answer")) || (key2 === "by"))){
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
if(data11.by !== undefined && func0.call(data11, "by")){
if("bot" !== data11.by){
const err47 = {instancePath:instancePath+"/decisions/" + i1+"/by",schemaPath:"#/properties/decisions/items/properties/by/const",keyword:"const",params:{allowedValue: "bot"}};
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
const err48 = {instancePath:instancePath+"/decisions/" + i1,schemaPath:"#/properties/decisions/items/type",keyword:"type",params:{type: "object"}};
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
const err49 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.branches !== undefined && func0.call(data, "branches")){
let data23 = data.branches;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.shared === undefined) || (!(func0.call(data24, "shared")))){
const err50 = {instancePath:instancePath+"/branches/" + i4,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "shared"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data24.decisions === undefined) || (!(func0.call(data24, "decisions")))){
const err51 = {instancePath:instancePath+"/branches/" + i4,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "decisions"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key7 of Object.keys(data24)){
if(!((key7 === "shared") || (key7 === "decisions"))){
const err52 = {instancePath:instancePath+"/branches/" + i4,schemaPath:"#/properties/branches/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.shared !== undefined && func0.call(data24, "shared")){
let data25 = data24.shared;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err53 = {instancePath:instancePath+"/branches/" + i4+"/shared",schemaPath:"#/properties/branches/items/properties/shared/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err54 = {instancePath:instancePath+"/branches/" + i4+"/shared",schemaPath:"#/properties/branches/items/properties/shared/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data24.decisions !== undefined && func0.call(data24, "decisions")){
let data26 = data24.decisions;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i5=0; i5<len5; i5++){
let data27 = data26[i5];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.choice === undefined) || (!(func0.call(data27, "choice")))){
const err55 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5,schemaPath:"#/properties/branches/items/properties/decisions/items/required",keyword:"required",params:{missingProperty: "choice"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((data27.role === undefined) || (!(func0.call(data27, "role")))){
const err56 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5,schemaPath:"#/properties/branches/items/properties/decisions/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data27.answer === undefined) || (!(func0.call(data27, "answer")))){
const err57 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5,schemaPath:"#/properties/branches/items/properties/decisions/items/required",keyword:"required",params:{missingProperty: "answer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key8 of Object.keys(data27)){
if(!((((key8 === "choice") || (key8 === "role")) || (key8 === "answer")) || (key8 === "by"))){
const err58 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5,schemaPath:"#/properties/branches/items/properties/decisions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data27.choice !== undefined && func0.call(data27, "choice")){
if(typeof data27.choice !== "string"){
const err59 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/choice",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/choice/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data27.role !== undefined && func0.call(data27, "role")){
if(typeof data27.role !== "string"){
const err60 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/role",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.answer !== undefined && func0.call(data27, "answer")){
let data30 = data27.answer;
const _errs81 = errors;
let valid23 = false;
const _errs82 = errors;
if(((typeof data30 !== "string") && (!((typeof data30 == "number") && (isFinite(data30))))) && (typeof data30 !== "boolean")){
const err61 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/0/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[0].type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid2 = _errs82 === errors;
valid23 = valid23 || _valid2;
const _errs84 = errors;
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i6=0; i6<len6; i6++){
let data31 = data30[i6];
if((typeof data31 !== "string") && (!((typeof data31 == "number") && (isFinite(data31))))){
const err62 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/" + i6,schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid2 = _errs84 === errors;
valid23 = valid23 || _valid2;
const _errs88 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.arm === undefined) || (!(func0.call(data30, "arm")))){
const err64 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/required",keyword:"required",params:{missingProperty: "arm"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((data30.args === undefined) || (!(func0.call(data30, "args")))){
const err65 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key9 of Object.keys(data30)){
if(!((key9 === "arm") || (key9 === "args"))){
const err66 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data30.arm !== undefined && func0.call(data30, "arm")){
if(typeof data30.arm !== "string"){
const err67 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/arm",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/properties/arm/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data30.args !== undefined && func0.call(data30, "args")){
let data33 = data30.args;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key10 of Object.keys(data33)){
let data34 = data33[key10];
if(((typeof data34 !== "string") && (!((typeof data34 == "number") && (isFinite(data34))))) && (typeof data34 !== "boolean")){
const err68 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/args/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/properties/args/additionalProperties/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[2].properties.args.additionalProperties.type}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/args",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/properties/args/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid2 = _errs88 === errors;
valid23 = valid23 || _valid2;
if(_valid2){
var props1 = true;
}
const _errs98 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.each === undefined) || (!(func0.call(data30, "each")))){
const err71 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/required",keyword:"required",params:{missingProperty: "each"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key11 of Object.keys(data30)){
if(!(key11 === "each")){
const err72 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data30.each !== undefined && func0.call(data30, "each")){
let data35 = data30.each;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key12 of Object.keys(data35)){
let data36 = data35[key12];
const _errs105 = errors;
let valid30 = false;
const _errs106 = errors;
if(((typeof data36 !== "string") && (!((typeof data36 == "number") && (isFinite(data36))))) && (typeof data36 !== "boolean")){
const err73 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/each/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/0/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[3].properties.each.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid3 = _errs106 === errors;
valid30 = valid30 || _valid3;
const _errs108 = errors;
if(Array.isArray(data36)){
const len7 = data36.length;
for(let i7=0; i7<len7; i7++){
let data37 = data36[i7];
if((typeof data37 !== "string") && (!((typeof data37 == "number") && (isFinite(data37))))){
const err74 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/each/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i7,schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[3].properties.each.additionalProperties.anyOf[1].items.type}};
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
const err75 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/each/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid3 = _errs108 === errors;
valid30 = valid30 || _valid3;
if(!valid30){
const err76 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/each/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err77 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer/each",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/type",keyword:"type",params:{type: "object"}};
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
const err78 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid2 = _errs98 === errors;
valid23 = valid23 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = true;
}
}
if(!valid23){
const err79 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
}
if(data27.by !== undefined && func0.call(data27, "by")){
if("bot" !== data27.by){
const err80 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5+"/by",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/by/const",keyword:"const",params:{allowedValue: "bot"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/branches/" + i4+"/decisions/" + i5,schemaPath:"#/properties/branches/items/properties/decisions/items/type",keyword:"type",params:{type: "object"}};
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
const err82 = {instancePath:instancePath+"/branches/" + i4+"/decisions",schemaPath:"#/properties/branches/items/properties/decisions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/branches/" + i4,schemaPath:"#/properties/branches/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"}};
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
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
