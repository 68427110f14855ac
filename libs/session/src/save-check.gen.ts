// Made by make-save-check.ts from save-schema.ts; edit that.
// @ts-nocheck
export const checkSave = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sandtable save","type":"object","required":["format","ruleset","version","digest","variants","seats","options","seed","decisions"],"additionalProperties":false,"properties":{"$schema":{},"format":{"const":1},"ruleset":{"type":"string","description":"Name of the ruleset."},"version":{"type":"string"},"digest":{"type":"string","description":"Hash of the rules and tables it was played with."},"variants":{"type":"array","items":{"type":"string"}},"seats":{"type":"string","description":"Name of the seat layout."},"options":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"seed":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"decisions":{"type":"array","items":{"type":"object","required":["choice","role","answer"],"additionalProperties":false,"properties":{"choice":{"type":"string","description":"Path of the question: its procedure and its label."},"role":{"type":"string","description":"Who answered."},"answer":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}},{"type":"object","required":["arm","args"],"additionalProperties":false,"properties":{"arm":{"type":"string"},"args":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}},{"type":"object","required":["each"],"additionalProperties":false,"properties":{"each":{"type":"object","additionalProperties":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}}]}}}}]},"by":{"const":"bot","description":"Absent where a person decided."}}}},"hand":{"type":"array","description":"What an author did by hand.","items":{"type":"object","required":["after","act"],"additionalProperties":false,"properties":{"after":{"type":"integer","minimum":0,"description":"After so many of the decisions beside it."},"act":{"anyOf":[{"type":"object","required":["hand","place","occurrence","gives"],"additionalProperties":false,"properties":{"hand":{"const":"dice","description":"What chance gives."},"place":{"type":"string","description":"Path of a place of chance."},"role":{"type":"string","description":"Where several answer at the same time, whose chance it is."},"occurrence":{"type":"integer","minimum":0,"description":"How often chance has been come to there before."},"gives":{"type":"array","items":{"type":["string","number"]},"description":"Faces, or what is picked or drawn."}}},{"type":"object","required":["hand","path","of","value"],"additionalProperties":false,"properties":{"hand":{"const":"change","description":"A value of the position."},"path":{"type":"string","description":"Kind.field, or a state."},"of":{"type":"array","items":{"type":"string"},"description":"The member, or the arguments of the state."},"value":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}}]}}},{"type":"object","required":["hand","seed"],"additionalProperties":false,"properties":{"hand":{"const":"seed","description":"Other chance from here on."},"seed":{"type":"integer","minimum":-2147483648,"maximum":2147483647}}}]}}}},"real":{"type":"boolean","description":"It is played for its own sake: nothing is done by hand."},"branches":{"type":"array","items":{"type":"object","required":["shared","decisions"],"additionalProperties":false,"properties":{"shared":{"type":"integer","minimum":0,"description":"How many decisions of the match it begins with."},"decisions":{"type":"array","items":{"type":"object","required":["choice","role","answer"],"additionalProperties":false,"properties":{"choice":{"type":"string","description":"Path of the question: its procedure and its label."},"role":{"type":"string","description":"Who answered."},"answer":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}},{"type":"object","required":["arm","args"],"additionalProperties":false,"properties":{"arm":{"type":"string"},"args":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}},{"type":"object","required":["each"],"additionalProperties":false,"properties":{"each":{"type":"object","additionalProperties":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}}]}}}}]},"by":{"const":"bot","description":"Absent where a person decided."}}},"description":"How it went on."},"hand":{"type":"array","description":"What an author did by hand.","items":{"type":"object","required":["after","act"],"additionalProperties":false,"properties":{"after":{"type":"integer","minimum":0,"description":"After so many of the decisions beside it."},"act":{"anyOf":[{"type":"object","required":["hand","place","occurrence","gives"],"additionalProperties":false,"properties":{"hand":{"const":"dice","description":"What chance gives."},"place":{"type":"string","description":"Path of a place of chance."},"role":{"type":"string","description":"Where several answer at the same time, whose chance it is."},"occurrence":{"type":"integer","minimum":0,"description":"How often chance has been come to there before."},"gives":{"type":"array","items":{"type":["string","number"]},"description":"Faces, or what is picked or drawn."}}},{"type":"object","required":["hand","path","of","value"],"additionalProperties":false,"properties":{"hand":{"const":"change","description":"A value of the position."},"path":{"type":"string","description":"Kind.field, or a state."},"of":{"type":"array","items":{"type":"string"},"description":"The member, or the arguments of the state."},"value":{"anyOf":[{"type":["string","number","boolean"]},{"type":"array","items":{"type":["string","number"]}}]}}},{"type":"object","required":["hand","seed"],"additionalProperties":false,"properties":{"hand":{"const":"seed","description":"Other chance from here on."},"seed":{"type":"integer","minimum":-2147483648,"maximum":2147483647}}}]}}}}}},"description":"Lines of play that were left."}}};
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
if(data.hand !== undefined && func0.call(data, "hand")){
let data23 = data.hand;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.after === undefined) || (!(func0.call(data24, "after")))){
const err50 = {instancePath:instancePath+"/hand/" + i4,schemaPath:"#/properties/hand/items/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data24.act === undefined) || (!(func0.call(data24, "act")))){
const err51 = {instancePath:instancePath+"/hand/" + i4,schemaPath:"#/properties/hand/items/required",keyword:"required",params:{missingProperty: "act"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key7 of Object.keys(data24)){
if(!((key7 === "after") || (key7 === "act"))){
const err52 = {instancePath:instancePath+"/hand/" + i4,schemaPath:"#/properties/hand/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.after !== undefined && func0.call(data24, "after")){
let data25 = data24.after;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err53 = {instancePath:instancePath+"/hand/" + i4+"/after",schemaPath:"#/properties/hand/items/properties/after/type",keyword:"type",params:{type: "integer"}};
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
const err54 = {instancePath:instancePath+"/hand/" + i4+"/after",schemaPath:"#/properties/hand/items/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data24.act !== undefined && func0.call(data24, "act")){
let data26 = data24.act;
const _errs72 = errors;
let valid20 = false;
const _errs73 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.hand === undefined) || (!(func0.call(data26, "hand")))){
const err55 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "hand"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((data26.place === undefined) || (!(func0.call(data26, "place")))){
const err56 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data26.occurrence === undefined) || (!(func0.call(data26, "occurrence")))){
const err57 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "occurrence"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((data26.gives === undefined) || (!(func0.call(data26, "gives")))){
const err58 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "gives"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key8 of Object.keys(data26)){
if(!(((((key8 === "hand") || (key8 === "place")) || (key8 === "role")) || (key8 === "occurrence")) || (key8 === "gives"))){
const err59 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data26.hand !== undefined && func0.call(data26, "hand")){
if("dice" !== data26.hand){
const err60 = {instancePath:instancePath+"/hand/" + i4+"/act/hand",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/properties/hand/const",keyword:"const",params:{allowedValue: "dice"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data26.place !== undefined && func0.call(data26, "place")){
if(typeof data26.place !== "string"){
const err61 = {instancePath:instancePath+"/hand/" + i4+"/act/place",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/properties/place/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.role !== undefined && func0.call(data26, "role")){
if(typeof data26.role !== "string"){
const err62 = {instancePath:instancePath+"/hand/" + i4+"/act/role",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data26.occurrence !== undefined && func0.call(data26, "occurrence")){
let data30 = data26.occurrence;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err63 = {instancePath:instancePath+"/hand/" + i4+"/act/occurrence",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/properties/occurrence/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err64 = {instancePath:instancePath+"/hand/" + i4+"/act/occurrence",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/properties/occurrence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data26.gives !== undefined && func0.call(data26, "gives")){
let data31 = data26.gives;
if(Array.isArray(data31)){
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
let data32 = data31[i5];
if((typeof data32 !== "string") && (!((typeof data32 == "number") && (isFinite(data32))))){
const err65 = {instancePath:instancePath+"/hand/" + i4+"/act/gives/" + i5,schemaPath:"#/properties/hand/items/properties/act/anyOf/0/properties/gives/items/type",keyword:"type",params:{type: schema31.properties.hand.items.properties.act.anyOf[0].properties.gives.items.type}};
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
const err66 = {instancePath:instancePath+"/hand/" + i4+"/act/gives",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/properties/gives/type",keyword:"type",params:{type: "array"}};
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
const err67 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid2 = _errs73 === errors;
valid20 = valid20 || _valid2;
if(_valid2){
var props1 = true;
}
const _errs87 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.hand === undefined) || (!(func0.call(data26, "hand")))){
const err68 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "hand"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((data26.path === undefined) || (!(func0.call(data26, "path")))){
const err69 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((data26.of === undefined) || (!(func0.call(data26, "of")))){
const err70 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((data26.value === undefined) || (!(func0.call(data26, "value")))){
const err71 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key9 of Object.keys(data26)){
if(!((((key9 === "hand") || (key9 === "path")) || (key9 === "of")) || (key9 === "value"))){
const err72 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data26.hand !== undefined && func0.call(data26, "hand")){
if("change" !== data26.hand){
const err73 = {instancePath:instancePath+"/hand/" + i4+"/act/hand",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/hand/const",keyword:"const",params:{allowedValue: "change"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data26.path !== undefined && func0.call(data26, "path")){
if(typeof data26.path !== "string"){
const err74 = {instancePath:instancePath+"/hand/" + i4+"/act/path",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data26.of !== undefined && func0.call(data26, "of")){
let data35 = data26.of;
if(Array.isArray(data35)){
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
if(typeof data35[i6] !== "string"){
const err75 = {instancePath:instancePath+"/hand/" + i4+"/act/of/" + i6,schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/of/items/type",keyword:"type",params:{type: "string"}};
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
const err76 = {instancePath:instancePath+"/hand/" + i4+"/act/of",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/of/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data26.value !== undefined && func0.call(data26, "value")){
let data37 = data26.value;
const _errs98 = errors;
let valid27 = false;
const _errs99 = errors;
if(((typeof data37 !== "string") && (!((typeof data37 == "number") && (isFinite(data37))))) && (typeof data37 !== "boolean")){
const err77 = {instancePath:instancePath+"/hand/" + i4+"/act/value",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf/0/type",keyword:"type",params:{type: schema31.properties.hand.items.properties.act.anyOf[1].properties.value.anyOf[0].type}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid3 = _errs99 === errors;
valid27 = valid27 || _valid3;
const _errs101 = errors;
if(Array.isArray(data37)){
const len7 = data37.length;
for(let i7=0; i7<len7; i7++){
let data38 = data37[i7];
if((typeof data38 !== "string") && (!((typeof data38 == "number") && (isFinite(data38))))){
const err78 = {instancePath:instancePath+"/hand/" + i4+"/act/value/" + i7,schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.hand.items.properties.act.anyOf[1].properties.value.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/hand/" + i4+"/act/value",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid3 = _errs101 === errors;
valid27 = valid27 || _valid3;
if(!valid27){
const err80 = {instancePath:instancePath+"/hand/" + i4+"/act/value",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err81 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid2 = _errs87 === errors;
valid20 = valid20 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = true;
}
}
const _errs105 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.hand === undefined) || (!(func0.call(data26, "hand")))){
const err82 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/required",keyword:"required",params:{missingProperty: "hand"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((data26.seed === undefined) || (!(func0.call(data26, "seed")))){
const err83 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key10 of Object.keys(data26)){
if(!((key10 === "hand") || (key10 === "seed"))){
const err84 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data26.hand !== undefined && func0.call(data26, "hand")){
if("seed" !== data26.hand){
const err85 = {instancePath:instancePath+"/hand/" + i4+"/act/hand",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/properties/hand/const",keyword:"const",params:{allowedValue: "seed"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data26.seed !== undefined && func0.call(data26, "seed")){
let data40 = data26.seed;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err86 = {instancePath:instancePath+"/hand/" + i4+"/act/seed",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/properties/seed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 2147483647 || isNaN(data40)){
const err87 = {instancePath:instancePath+"/hand/" + i4+"/act/seed",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data40 < -2147483648 || isNaN(data40)){
const err88 = {instancePath:instancePath+"/hand/" + i4+"/act/seed",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
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
}
else {
const err89 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid2 = _errs105 === errors;
valid20 = valid20 || _valid2;
if(_valid2){
if(props1 !== true){
props1 = true;
}
}
if(!valid20){
const err90 = {instancePath:instancePath+"/hand/" + i4+"/act",schemaPath:"#/properties/hand/items/properties/act/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/hand/" + i4,schemaPath:"#/properties/hand/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.real !== undefined && func0.call(data, "real")){
if(typeof data.real !== "boolean"){
const err93 = {instancePath:instancePath+"/real",schemaPath:"#/properties/real/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.branches !== undefined && func0.call(data, "branches")){
let data42 = data.branches;
if(Array.isArray(data42)){
const len8 = data42.length;
for(let i8=0; i8<len8; i8++){
let data43 = data42[i8];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if((data43.shared === undefined) || (!(func0.call(data43, "shared")))){
const err94 = {instancePath:instancePath+"/branches/" + i8,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "shared"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((data43.decisions === undefined) || (!(func0.call(data43, "decisions")))){
const err95 = {instancePath:instancePath+"/branches/" + i8,schemaPath:"#/properties/branches/items/required",keyword:"required",params:{missingProperty: "decisions"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key11 of Object.keys(data43)){
if(!(((key11 === "shared") || (key11 === "decisions")) || (key11 === "hand"))){
const err96 = {instancePath:instancePath+"/branches/" + i8,schemaPath:"#/properties/branches/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data43.shared !== undefined && func0.call(data43, "shared")){
let data44 = data43.shared;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err97 = {instancePath:instancePath+"/branches/" + i8+"/shared",schemaPath:"#/properties/branches/items/properties/shared/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
const err98 = {instancePath:instancePath+"/branches/" + i8+"/shared",schemaPath:"#/properties/branches/items/properties/shared/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data43.decisions !== undefined && func0.call(data43, "decisions")){
let data45 = data43.decisions;
if(Array.isArray(data45)){
const len9 = data45.length;
for(let i9=0; i9<len9; i9++){
let data46 = data45[i9];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.choice === undefined) || (!(func0.call(data46, "choice")))){
const err99 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9,schemaPath:"#/properties/branches/items/properties/decisions/items/required",keyword:"required",params:{missingProperty: "choice"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((data46.role === undefined) || (!(func0.call(data46, "role")))){
const err100 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9,schemaPath:"#/properties/branches/items/properties/decisions/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((data46.answer === undefined) || (!(func0.call(data46, "answer")))){
const err101 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9,schemaPath:"#/properties/branches/items/properties/decisions/items/required",keyword:"required",params:{missingProperty: "answer"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
for(const key12 of Object.keys(data46)){
if(!((((key12 === "choice") || (key12 === "role")) || (key12 === "answer")) || (key12 === "by"))){
const err102 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9,schemaPath:"#/properties/branches/items/properties/decisions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data46.choice !== undefined && func0.call(data46, "choice")){
if(typeof data46.choice !== "string"){
const err103 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/choice",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/choice/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data46.role !== undefined && func0.call(data46, "role")){
if(typeof data46.role !== "string"){
const err104 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/role",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data46.answer !== undefined && func0.call(data46, "answer")){
let data49 = data46.answer;
const _errs130 = errors;
let valid37 = false;
const _errs131 = errors;
if(((typeof data49 !== "string") && (!((typeof data49 == "number") && (isFinite(data49))))) && (typeof data49 !== "boolean")){
const err105 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/0/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[0].type}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var _valid4 = _errs131 === errors;
valid37 = valid37 || _valid4;
const _errs133 = errors;
if(Array.isArray(data49)){
const len10 = data49.length;
for(let i10=0; i10<len10; i10++){
let data50 = data49[i10];
if((typeof data50 !== "string") && (!((typeof data50 == "number") && (isFinite(data50))))){
const err106 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/" + i10,schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid4 = _errs133 === errors;
valid37 = valid37 || _valid4;
const _errs137 = errors;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if((data49.arm === undefined) || (!(func0.call(data49, "arm")))){
const err108 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/required",keyword:"required",params:{missingProperty: "arm"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if((data49.args === undefined) || (!(func0.call(data49, "args")))){
const err109 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key13 of Object.keys(data49)){
if(!((key13 === "arm") || (key13 === "args"))){
const err110 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data49.arm !== undefined && func0.call(data49, "arm")){
if(typeof data49.arm !== "string"){
const err111 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/arm",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/properties/arm/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data49.args !== undefined && func0.call(data49, "args")){
let data52 = data49.args;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key14 of Object.keys(data52)){
let data53 = data52[key14];
if(((typeof data53 !== "string") && (!((typeof data53 == "number") && (isFinite(data53))))) && (typeof data53 !== "boolean")){
const err112 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/args/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/properties/args/additionalProperties/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[2].properties.args.additionalProperties.type}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/args",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/properties/args/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid4 = _errs137 === errors;
valid37 = valid37 || _valid4;
if(_valid4){
var props2 = true;
}
const _errs147 = errors;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if((data49.each === undefined) || (!(func0.call(data49, "each")))){
const err115 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/required",keyword:"required",params:{missingProperty: "each"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
for(const key15 of Object.keys(data49)){
if(!(key15 === "each")){
const err116 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data49.each !== undefined && func0.call(data49, "each")){
let data54 = data49.each;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key16 of Object.keys(data54)){
let data55 = data54[key16];
const _errs154 = errors;
let valid44 = false;
const _errs155 = errors;
if(((typeof data55 !== "string") && (!((typeof data55 == "number") && (isFinite(data55))))) && (typeof data55 !== "boolean")){
const err117 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/each/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/0/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[3].properties.each.additionalProperties.anyOf[0].type}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
var _valid5 = _errs155 === errors;
valid44 = valid44 || _valid5;
const _errs157 = errors;
if(Array.isArray(data55)){
const len11 = data55.length;
for(let i11=0; i11<len11; i11++){
let data56 = data55[i11];
if((typeof data56 !== "string") && (!((typeof data56 == "number") && (isFinite(data56))))){
const err118 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/each/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i11,schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.decisions.items.properties.answer.anyOf[3].properties.each.additionalProperties.anyOf[1].items.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/each/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var _valid5 = _errs157 === errors;
valid44 = valid44 || _valid5;
if(!valid44){
const err120 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/each/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
else {
errors = _errs154;
if(vErrors !== null){
if(_errs154){
vErrors.length = _errs154;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err121 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer/each",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/properties/each/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var _valid4 = _errs147 === errors;
valid37 = valid37 || _valid4;
if(_valid4){
if(props2 !== true){
props2 = true;
}
}
if(!valid37){
const err123 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/answer",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/answer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
else {
errors = _errs130;
if(vErrors !== null){
if(_errs130){
vErrors.length = _errs130;
}
else {
vErrors = null;
}
}
}
}
if(data46.by !== undefined && func0.call(data46, "by")){
if("bot" !== data46.by){
const err124 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9+"/by",schemaPath:"#/properties/branches/items/properties/decisions/items/properties/by/const",keyword:"const",params:{allowedValue: "bot"}};
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
const err125 = {instancePath:instancePath+"/branches/" + i8+"/decisions/" + i9,schemaPath:"#/properties/branches/items/properties/decisions/items/type",keyword:"type",params:{type: "object"}};
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
const err126 = {instancePath:instancePath+"/branches/" + i8+"/decisions",schemaPath:"#/properties/branches/items/properties/decisions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data43.hand !== undefined && func0.call(data43, "hand")){
let data58 = data43.hand;
if(Array.isArray(data58)){
const len12 = data58.length;
for(let i12=0; i12<len12; i12++){
let data59 = data58[i12];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if((data59.after === undefined) || (!(func0.call(data59, "after")))){
const err127 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12,schemaPath:"#/properties/branches/items/properties/hand/items/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((data59.act === undefined) || (!(func0.call(data59, "act")))){
const err128 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12,schemaPath:"#/properties/branches/items/properties/hand/items/required",keyword:"required",params:{missingProperty: "act"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key17 of Object.keys(data59)){
if(!((key17 === "after") || (key17 === "act"))){
const err129 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12,schemaPath:"#/properties/branches/items/properties/hand/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data59.after !== undefined && func0.call(data59, "after")){
let data60 = data59.after;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err130 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/after",schemaPath:"#/properties/branches/items/properties/hand/items/properties/after/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
const err131 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/after",schemaPath:"#/properties/branches/items/properties/hand/items/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
if(data59.act !== undefined && func0.call(data59, "act")){
let data61 = data59.act;
const _errs170 = errors;
let valid50 = false;
const _errs171 = errors;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if((data61.hand === undefined) || (!(func0.call(data61, "hand")))){
const err132 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "hand"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((data61.place === undefined) || (!(func0.call(data61, "place")))){
const err133 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if((data61.occurrence === undefined) || (!(func0.call(data61, "occurrence")))){
const err134 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "occurrence"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if((data61.gives === undefined) || (!(func0.call(data61, "gives")))){
const err135 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/required",keyword:"required",params:{missingProperty: "gives"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
for(const key18 of Object.keys(data61)){
if(!(((((key18 === "hand") || (key18 === "place")) || (key18 === "role")) || (key18 === "occurrence")) || (key18 === "gives"))){
const err136 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data61.hand !== undefined && func0.call(data61, "hand")){
if("dice" !== data61.hand){
const err137 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/hand",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/properties/hand/const",keyword:"const",params:{allowedValue: "dice"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data61.place !== undefined && func0.call(data61, "place")){
if(typeof data61.place !== "string"){
const err138 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/place",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/properties/place/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data61.role !== undefined && func0.call(data61, "role")){
if(typeof data61.role !== "string"){
const err139 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/role",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data61.occurrence !== undefined && func0.call(data61, "occurrence")){
let data65 = data61.occurrence;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err140 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/occurrence",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/properties/occurrence/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
const err141 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/occurrence",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/properties/occurrence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
if(data61.gives !== undefined && func0.call(data61, "gives")){
let data66 = data61.gives;
if(Array.isArray(data66)){
const len13 = data66.length;
for(let i13=0; i13<len13; i13++){
let data67 = data66[i13];
if((typeof data67 !== "string") && (!((typeof data67 == "number") && (isFinite(data67))))){
const err142 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/gives/" + i13,schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/properties/gives/items/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.hand.items.properties.act.anyOf[0].properties.gives.items.type}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/gives",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/properties/gives/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
var _valid6 = _errs171 === errors;
valid50 = valid50 || _valid6;
if(_valid6){
var props3 = true;
}
const _errs185 = errors;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if((data61.hand === undefined) || (!(func0.call(data61, "hand")))){
const err145 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "hand"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if((data61.path === undefined) || (!(func0.call(data61, "path")))){
const err146 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if((data61.of === undefined) || (!(func0.call(data61, "of")))){
const err147 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "of"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((data61.value === undefined) || (!(func0.call(data61, "value")))){
const err148 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
for(const key19 of Object.keys(data61)){
if(!((((key19 === "hand") || (key19 === "path")) || (key19 === "of")) || (key19 === "value"))){
const err149 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data61.hand !== undefined && func0.call(data61, "hand")){
if("change" !== data61.hand){
const err150 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/hand",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/hand/const",keyword:"const",params:{allowedValue: "change"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data61.path !== undefined && func0.call(data61, "path")){
if(typeof data61.path !== "string"){
const err151 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/path",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data61.of !== undefined && func0.call(data61, "of")){
let data70 = data61.of;
if(Array.isArray(data70)){
const len14 = data70.length;
for(let i14=0; i14<len14; i14++){
if(typeof data70[i14] !== "string"){
const err152 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/of/" + i14,schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/of/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/of",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/of/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data61.value !== undefined && func0.call(data61, "value")){
let data72 = data61.value;
const _errs196 = errors;
let valid57 = false;
const _errs197 = errors;
if(((typeof data72 !== "string") && (!((typeof data72 == "number") && (isFinite(data72))))) && (typeof data72 !== "boolean")){
const err154 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/value",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf/0/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.hand.items.properties.act.anyOf[1].properties.value.anyOf[0].type}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
var _valid7 = _errs197 === errors;
valid57 = valid57 || _valid7;
const _errs199 = errors;
if(Array.isArray(data72)){
const len15 = data72.length;
for(let i15=0; i15<len15; i15++){
let data73 = data72[i15];
if((typeof data73 !== "string") && (!((typeof data73 == "number") && (isFinite(data73))))){
const err155 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/value/" + i15,schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf/1/items/type",keyword:"type",params:{type: schema31.properties.branches.items.properties.hand.items.properties.act.anyOf[1].properties.value.anyOf[1].items.type}};
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
const err156 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/value",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
var _valid7 = _errs199 === errors;
valid57 = valid57 || _valid7;
if(!valid57){
const err157 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/value",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
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
const err158 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
var _valid6 = _errs185 === errors;
valid50 = valid50 || _valid6;
if(_valid6){
if(props3 !== true){
props3 = true;
}
}
const _errs203 = errors;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if((data61.hand === undefined) || (!(func0.call(data61, "hand")))){
const err159 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/required",keyword:"required",params:{missingProperty: "hand"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if((data61.seed === undefined) || (!(func0.call(data61, "seed")))){
const err160 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/required",keyword:"required",params:{missingProperty: "seed"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key20 of Object.keys(data61)){
if(!((key20 === "hand") || (key20 === "seed"))){
const err161 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data61.hand !== undefined && func0.call(data61, "hand")){
if("seed" !== data61.hand){
const err162 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/hand",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/properties/hand/const",keyword:"const",params:{allowedValue: "seed"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data61.seed !== undefined && func0.call(data61, "seed")){
let data75 = data61.seed;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err163 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/seed",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/properties/seed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 2147483647 || isNaN(data75)){
const err164 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/seed",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data75 < -2147483648 || isNaN(data75)){
const err165 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act/seed",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
}
else {
const err166 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
var _valid6 = _errs203 === errors;
valid50 = valid50 || _valid6;
if(_valid6){
if(props3 !== true){
props3 = true;
}
}
if(!valid50){
const err167 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12+"/act",schemaPath:"#/properties/branches/items/properties/hand/items/properties/act/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
else {
errors = _errs170;
if(vErrors !== null){
if(_errs170){
vErrors.length = _errs170;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err168 = {instancePath:instancePath+"/branches/" + i8+"/hand/" + i12,schemaPath:"#/properties/branches/items/properties/hand/items/type",keyword:"type",params:{type: "object"}};
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
const err169 = {instancePath:instancePath+"/branches/" + i8+"/hand",schemaPath:"#/properties/branches/items/properties/hand/type",keyword:"type",params:{type: "array"}};
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
const err170 = {instancePath:instancePath+"/branches/" + i8,schemaPath:"#/properties/branches/items/type",keyword:"type",params:{type: "object"}};
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
const err171 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
else {
const err172 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
